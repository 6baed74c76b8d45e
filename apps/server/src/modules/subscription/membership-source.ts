import type { ExternalSubscription } from '@upbeat/contract/entities/subscription'
import type { Tenant } from '../../platform/tenancy/tenant.ts'

/** What a club's own membership system says of somebody: the memberships, the one that counts first; or that it knows nobody such. */
export type MembershipAnswer =
  | { kind: 'known'; memberships: ExternalSubscription[] }
  | { kind: 'unknown' }
  | { kind: 'invalidToken' }

/** The port to the clubs' own membership systems. */
export type MembershipSource = {
  /**
   * Asks with the member's own identity token.
   * @throws Error where the system is down, slow, or answers what can't be read
   */
  ask: (tenant: Tenant, token: string) => Promise<MembershipAnswer>
}
