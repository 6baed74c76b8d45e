import type { Tenant } from '../tenancy/tenant.ts'
import type { Caller } from './caller.ts'

/** The signed-in member. */
export type SessionMember = { memberId: string; tokenHash: string; externalUserId: string | null }

/** Passed to every handler and service: the club, the caller, the time and the language. */
export type Context = Caller & {
  tenant: Tenant
  tenantId: string
  member: SessionMember | null
  now: Date
  /** One of the tenant's languages. */
  language: string
  /** The language that the request asks for; null if it asks for none of the tenant's. */
  namedLanguage: string | null
}

export type MemberContext = Context & { member: SessionMember; memberId: string }
