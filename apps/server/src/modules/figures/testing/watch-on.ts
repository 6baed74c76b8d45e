import { randomUUID } from 'node:crypto'
import type { Database } from '../../../platform/db/database.ts'
import { createLedger } from '../../watching/ledger.ts'

type Watching = { memberId: string; at: Date; minutes: number; classTag?: string }

/** Appends to the ledger that a member watched a class from its beginning. */
export async function watchOn(db: Database, tenantId: string, watching: Watching): Promise<void> {
  const { memberId, at, minutes, classTag = 'class' } = watching
  const clock = { now: () => new Date(at.getTime() + minutes * 60_000) }
  const ledger = createLedger({ db, clock, makeId: randomUUID, timeZoneOf: () => 'UTC' })
  const ranges = Array.from({ length: minutes }, (_, minute) => ({
    at: new Date(at.getTime() + minute * 60_000).toISOString(),
    fromSecond: minute * 60,
    toSecond: (minute + 1) * 60,
    playedSeconds: 60,
  }))
  const content = { kind: 'onDemand', classTag, eventId: null, length: null, origin: null, coachName: null } as const
  await ledger.append(tenantId, [{ memberId, watchingId: randomUUID(), content, ranges }])
}
