import type { ExternalSubscription } from '@upbeat/contract/entities/subscription'
import type { Tenant } from '../../platform/tenancy/tenant.ts'

/**
 * The reply of a club's own membership system: the person's memberships, the decisive one first; or that the person is
 * unknown.
 */
export type MembershipAnswer =
  | { kind: 'known'; memberships: ExternalSubscription[] }
  | { kind: 'unknown' }
  | { kind: 'invalidToken' }

/** The port to clubs' own membership systems. */
export type MembershipSource = {
  /**
   * Queries with the member's own identity token.
   * @throws Error if the system is down, slow or returns nonsense
   */
  ask: (tenant: Tenant, token: string) => Promise<MembershipAnswer>
}
