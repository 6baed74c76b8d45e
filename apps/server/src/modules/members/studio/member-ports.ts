import type { MemberState } from '@upbeat/contract/studio/entities/member-list'
import type { SQL, SQLWrapper } from 'drizzle-orm'

/** What `subscription` knows about many members, in one query. */
export type MemberStates = {
  /** Members without any membership are left out. */
  statesOf: (tenantId: string, memberIds: string[], now: Date) => Promise<Map<string, MemberState>>
  /** Counts every state but `none`. */
  countStates: (tenantId: string, now: Date) => Promise<Map<MemberState, number>>
  /** A condition on the member with this id, for a query of another table. */
  isIn: (tenantId: string, memberId: SQLWrapper, state: MemberState, now: Date) => SQL
}
