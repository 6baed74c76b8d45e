import type { StudioLanguage } from '@upbeat/phrases/studio/load-studio-phrases'
import type { Permission, Reach, Role } from '@upbeat/rules/staff/may'
import type { Tenant } from '../../tenancy/tenant.ts'
import type { Caller } from '../caller.ts'

/** Passed to the handlers of the studio's public calls. */
export type StudioContext = Caller & {
  /** The host's club; null if it has none, e.g. before the first club is created. */
  tenant: Tenant | null
  now: Date
  /** The studio's language that fits the caller best. */
  language: StudioLanguage
  isSecure: boolean
  cookies: StudioCookies
}
/** The session token, and the token that recognises the browser at the next sign-in. */
export type StudioCookies = { session: string | null; browser: string | null }

export type SignedIn = {
  id: string
  name: string
  email: string
  language: string | null
  isInstallationAdmin: boolean
  isDemo: boolean
}

/** A signed-in account, with or without a club. */
export type AccountContext = StudioContext & {
  account: SignedIn
  sessionId: string
  reauthenticatedAt: Date | null
  /** The role in the host's club; null without one. */
  role: Role | null
}

/** A staff member of the club. */
export type StaffContext = AccountContext & {
  tenant: Tenant
  tenantId: string
  /** For an API key, `kind` is `apiKey` and `accountId` is the key's id. */
  staff: { accountId: string; name: string; email: string; role: Role; kind?: 'apiKey' }
  /** The extent of a permission; null if it isn't granted. */
  reachOf: (permission: Permission) => Reach | null
}
