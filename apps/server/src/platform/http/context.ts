import type { Tenant } from '../tenancy/tenant.ts'

/** Who is signed in. */
export type SessionMember = { memberId: string; tokenHash: string; externalUserId: string | null }

/** Handed to every handler and service: whose club, who asks, when, in which language. */
export type Context = {
  tenant: Tenant
  tenantId: string
  member: SessionMember | null
  now: Date
  /** One of the tenant's languages. */
  language: string
  /** The one that the request itself asks for; `null` where it names none that the tenant has. */
  namedLanguage: string | null
  /** The client's address, for limits only. */
  address: string
  /** What the client calls itself, cut short; null where it says nothing. */
  userAgent: string | null
  /** Where the browser sees this server, without a trailing slash. */
  origin: string
}

export type MemberContext = Context & { member: SessionMember; memberId: string }
