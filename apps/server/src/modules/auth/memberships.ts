import type { ExternalSubscription } from '@upbeat/contract/entities/subscription'
import type { Context } from '../../platform/http/context.ts'

/** What signing in and signing up needs of subscriptions. */
export type Memberships = {
  codes: {
    /** @throws Failure invalidRequest, codeInvalid, codeExpired, codeUsed */
    verify: (tenantId: string, code: string, asker: { memberId: string | null; now: Date }) => Promise<{ kind: string }>
  }
  /** Gives a new member access without an end, if the club is free for its members. */
  giveFreeAccess: (context: Context, memberId: string) => Promise<void>
  external: ExternalMemberships
}

/** Memberships that a club manages in its own system. */
export type ExternalMemberships = {
  /**
   * The memberships of a person who is about to sign in; null if the club has no such system.
   * @throws Failure noMembership if the person may not sign in
   */
  assertMayEnter: (context: Context, token: string) => Promise<ExternalSubscription[] | null>
  /** Grants or ends access according to the system's reply, for as long as the token is valid. */
  keep: (
    context: Context,
    memberId: string,
    reply: { memberships: readonly ExternalSubscription[]; until: Date },
  ) => Promise<void>
  /** Queries the system again for a renewed token. */
  renew: (context: Context, memberId: string, renewed: { token: string; until: Date }) => Promise<void>
}
