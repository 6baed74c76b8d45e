import type {
  MemberAccess,
  MemberMembership,
  MemberPayment,
  MembershipActions,
} from '@upbeat/contract/studio/entities/member'
import type { MemberState } from '@upbeat/contract/studio/entities/member-list'
import type { PauseMonths } from '@upbeat/rules/subscription/billing'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import type { Tenant } from '../../../platform/tenancy/tenant.ts'

/** What `subscription` knows about many members, in one query. */
export type MemberStates = {
  /** Members without any membership are left out. */
  statesOf: (tenantId: string, memberIds: string[], now: Date) => Promise<Map<string, MemberState>>
  /** Counts every state but `none`. */
  countStates: (tenantId: string, now: Date) => Promise<Map<MemberState, number>>
  /** Counts the running trials that end within a time. */
  countTrialsEnding: (tenantId: string, within: { after: Date; until: Date }) => Promise<number>
  /** A condition on the member with this id, for a query of another table. */
  isIn: (tenantId: string, memberId: SQLWrapper, state: MemberState, now: Date) => SQL
  /** The same for a trial that ends between two moments. */
  trialEnds: (tenantId: string, memberId: SQLWrapper, from: Date, until: Date) => SQL
}

/** What `watching` knows about many members. */
export type MemberWatching = {
  /** A condition on the member with this id, for a query of another table. */
  hasNotWatched: (tenantId: string, memberId: SQLWrapper, since: Date) => SQL
}

/** What other modules know of one member, newest first. */
export type MemberRecords = {
  memberships: (
    tenantId: string,
    memberId: string,
    now: Date,
  ) => Promise<{
    state: MemberState
    access: MemberAccess
    actions: MembershipActions
    version: string
    memberships: MemberMembership[]
    payments: MemberPayment[]
  }>
  facts: (tenantId: string, memberId: string) => Promise<{ kind: string; at: Date; planTag: string | null }[]>
  watched: (
    tenantId: string,
    memberId: string,
  ) => Promise<{ name: string; classTag: string | null; seconds: number; at: Date }[]>
  consents: (
    tenantId: string,
    memberId: string,
  ) => Promise<{ policy: string; version: string; action: 'accepted' | 'rejected'; answeredAt: Date }[]>
  emails: (
    tenantId: string,
    memberId: string,
  ) => Promise<
    {
      kind: string
      address: string
      state: 'accepted' | 'refused' | 'kept'
      answer: string | null
      attempts: number
      at: Date
    }[]
  >
}

/** `version` is the state that the person has seen: an action on an older one is refused. */
type ActionTarget = { tenantId: string; memberId: string; version: string; now: Date }
/** Runs in the transaction of the change. */
type Log = (
  ledger: { transaction: Database },
  about: { until?: Date; amount?: { amountMinor: number; currency: string } },
) => Promise<void>

/** Changes of a membership. Each throws `changedElsewhere`, `notAllowedNow` or `unavailable`. */
export type MemberMembershipActions = {
  addDays: (target: ActionTarget, days: number, log: Log) => Promise<void>
  cancel: (target: ActionTarget, log: Log) => Promise<void>
  cancelNow: (target: ActionTarget, log: Log) => Promise<void>
  pause: (target: ActionTarget, months: PauseMonths, log: Log) => Promise<void>
  /** Also throws `paymentDeclined`. */
  unpause: (target: ActionTarget, log: Log) => Promise<void>
  refund: (target: ActionTarget, log: Log) => Promise<void>
}

type Whose = { tenantId: string; memberId: string; tenant: Tenant; now: Date }
/** What `account` and `auth` do for a member who can't. */
export type MemberAccounts = {
  /** All data about a member as JSON. @throws Failure sessionExpired if there is no such member */
  download: (whose: Whose) => Promise<AsyncIterable<string>>
  /** Deletes the account with everything about it. False if there is none. @throws Failure unavailable */
  erase: (whose: Whose & { language: string }) => Promise<boolean>
  forgetMarketing: (tenantId: string, memberId: string) => Promise<void>
  voidResetLinks: (tenantId: string, memberId: string) => Promise<void>
}
