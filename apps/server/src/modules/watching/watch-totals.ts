import type { WatchKind } from '../../platform/db/schema/watching.ts'

/** Days of the club, `YYYY-MM-DD`, both included. */
export type Days = { from: string; to: string }
type Sum = { seconds: number; viewings: number; viewers: number }
/** `coachId` is the staff account that owned the class, null if none did; `coachName` the coach that the class named. */
type OfCoach = { coachId: string | null; coachName: string | null }

/** Who watched what, from the ledger. Sums are exact; `viewers` counts each viewer once, deleted members included. */
export type WatchTotals = {
  /** In order, without the days on which nothing was watched. */
  minutesByDay: (tenantId: string, days: Days) => Promise<(Sum & { day: string })[]>
  /** The most watched classes first. A class that changed its coach is in the list once for each. */
  byClass: (
    tenantId: string,
    days: Days,
    limit: number,
  ) => Promise<(Sum & OfCoach & { classTag: string; completions: number })[]>
  /** The most watched coach first. */
  byCoach: (tenantId: string, days: Days) => Promise<(Sum & OfCoach)[]>
  /** Exact milliseconds by the coach whom classes named; minutes without a coach are left out. */
  playedByCoach: (
    tenantId: string,
    days: Days,
    kind: WatchKind | null,
  ) => Promise<{ coachName: string; playedMs: number }[]>
  activeViewers: (tenantId: string, days: Days) => Promise<number>
  /** Of a class on demand, of its newest version that was watched unless another one is named. */
  retention: (tenantId: string, classTag: string, version?: number) => Promise<Retention>
}

export type Retention = {
  /** 0 if nobody has watched. */
  version: number
  bucketSeconds: 10
  lengthSeconds: number
  /** How many viewers saw each ten seconds of the class, from its beginning to its end. */
  viewers: number[]
}
