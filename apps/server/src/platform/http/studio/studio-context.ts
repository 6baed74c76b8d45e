import type { StudioLanguage } from '@upbeat/phrases/studio/load-studio-phrases'
import type { Permission, Reach, Role } from '@upbeat/rules/staff/may'
import type { Tenant } from '../../tenancy/tenant.ts'

/** Handed to the handlers of public calls of the studio. */
export type StudioContext = {
  /** The club of the host; null where it is none's, as before the first club is made. */
  tenant: Tenant | null
  now: Date
  /** The language of the studio that the reader prefers. */
  language: StudioLanguage
  /** The client's address, for limits only. */
  address: string
  /** What the client calls itself, cut short; null where it says nothing. */
  userAgent: string | null
  /** Where the browser sees this server, without a trailing slash. */
  origin: string
  isSecure: boolean
  cookies: StudioCookies
}
/** What the browser carries: the session, and what it is recognised by at the next sign-in. */
export type StudioCookies = { session: string | null; browser: string | null }

export type SignedIn = {
  id: string
  name: string
  email: string
  language: string | null
  isInstallationAdmin: boolean
  isDemo: boolean
}

/** Signed in, with or without a club. */
export type AccountContext = StudioContext & {
  account: SignedIn
  sessionId: string
  reauthenticatedAt: Date | null
  /** The role in the host's club; null without one. */
  role: Role | null
}

/** One of the club's staff. */
export type StaffContext = AccountContext & {
  tenant: Tenant
  tenantId: string
  /** With an API key, `kind` says so and `accountId` is the key's. */
  staff: { accountId: string; name: string; email: string; role: Role; kind?: 'apiKey' }
  /** How far this person may go with a permission; null where not at all. */
  reachOf: (permission: Permission) => Reach | null
}
