import type { PlayedRange } from '@upbeat/contract/entities/watch-report'
import type { WatchKind } from '../../platform/db/schema/watching.ts'

/** What a member watches. */
export type WatchedContent = {
  kind: WatchKind
  /** A class's tag; for an event, that of the class that it plays, else its own. */
  classTag: string
  /** The live event or occurrence; null for a class on demand. */
  eventId: string | null
  /** Seconds; null if unknown. */
  length: number | null
  /** Whose draft says which account owns it, and which version was on air; null for another provider's. */
  origin: { kind: 'class' | 'event'; id: string } | null
  /** The coach that it names now. */
  coachName: string | null
}

/** A member's report, its content known to be the club's. */
export type MemberReport = {
  memberId: string
  watchingId: string
  content: WatchedContent
  ranges: readonly PlayedRange[]
}
