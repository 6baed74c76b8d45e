import type { SeededRandom } from '@upbeat/demo/world/seeded-random'
import type { TenantSeed } from '@upbeat/demo/world/tenant-seed'
import { dayMs } from '@upbeat/rules/subscription/billing-period'
import { and, asc, eq } from 'drizzle-orm'
import { type Database, schema } from '../../../platform/db/database.ts'
import { appendPast } from '../../watching/append-past.ts'
import type { ViewedPiece } from '../../watching/sum-pieces.ts'
import { insertInBatches } from '../insert-in-batches.ts'
import { viewedPieces } from './viewed-pieces.ts'

const { member, session, subscription, watchViewer } = schema
type Parts = { now: Date; makeId: () => string; random: SeededRandom }
/** A member who may watch from `from` to `until`, on about `share` of the days. */
type Viewer = { memberId: string; viewerId: string; share: number; from: number; until: number; isLeaving: boolean }
type Watched = TenantSeed['classes'][number] & { durationSecond: number }

const watchedDays = 180
/** Who leaves has watched less for about a month before. */
const fadingMs = 30 * dayMs

/**
 * What the members have watched while their memberships ran: more at weekends, and less before they leave. A fifth of the
 * viewings end halfway. Members were last seen when they last watched.
 */
export async function seedWatching(db: Database, seed: TenantSeed, { now, makeId, random }: Parts): Promise<void> {
  const { tenantID: tenantId } = seed.config
  const classes = seed.classes.filter((each): each is Watched => each.durationSecond !== null).slice(0, 12)
  const viewers = await viewersOf(db, tenantId, { now, makeId, random })
  const rows = viewers.map(({ viewerId, memberId }) => ({ tenantId, viewerId, memberId }))
  await insertInBatches(db, watchViewer, rows)
  const pieces = Array.from({ length: watchedDays }, (_, index) => index).flatMap((index): ViewedPiece[] => {
    const day = now.getTime() - (watchedDays - 1 - index) * dayMs
    const isWeekend = [0, 6].includes(new Date(day).getUTCDay())
    return viewers.flatMap((viewer): ViewedPiece[] => {
      // Every viewer takes the same number of draws, so that one membership more doesn't change what others watch.
      const [wish, which, leaving, hour, where] = [1, 2, 3, 4, 5].map(random.next) as Draws
      const isFading = viewer.isLeaving && day > viewer.until - fadingMs
      const share = viewer.share * (isWeekend ? 1.6 : 0.9) * (isFading ? 0.3 : 1)
      const at = day - Math.round(hour * 14 * 3600) * 1000
      if (wish > share || at < viewer.from || at + 3_600_000 > Math.min(viewer.until, now.getTime())) return []
      const watched = classes[Math.floor(which ** 1.5 * classes.length)]
      return watched ? play({ viewer, watched, at, viewingId: makeId(), share: shareOf(leaving, where) }) : []
    })
  })
  await appendPast(db, tenantId, pieces)
  await insertInBatches(db, session, lastSessions(tenantId, viewers, pieces))
}

type Draws = [wish: number, which: number, leaving: number, hour: number, where: number]

/** Some leave at the start, some halfway, some anywhere; more than half stay to the end. */
function shareOf(leaving: number, where: number): number {
  return leaving < 0.1 ? 0.1 * where : leaving < 0.3 ? 0.5 : leaving < 0.45 ? where : 1
}

type Play = { viewer: Viewer; watched: Watched; at: number; viewingId: string; share: number }

function play({ viewer: { viewerId }, watched, at, viewingId, share }: Play): ViewedPiece[] {
  const { tag: classTag, durationSecond: length, instructor: coachName } = watched
  const seconds = Math.max(30, Math.round((length * share) / 10) * 10)
  const origin = { kind: 'class', id: classTag } as const
  const content = { kind: 'onDemand', classTag, eventId: null, length, origin, coachName } as const
  return viewedPieces({ viewerId, viewingId, content, at, seconds })
}

async function viewersOf(db: Database, tenantId: string, { now, makeId, random }: Parts): Promise<Viewer[]> {
  const rows = await db
    .select({ memberId: member.id, startedAt: subscription.startedAt, endsAt: subscription.endsAt })
    .from(member)
    .innerJoin(subscription, and(eq(subscription.tenantId, tenantId), eq(subscription.memberId, member.id)))
    .where(eq(member.tenantId, tenantId))
    .orderBy(asc(member.email), asc(subscription.startedAt))
  return [...Map.groupBy(rows, ({ memberId }) => memberId)].map(([memberId, those]) => {
    const [first] = those as [(typeof rows)[number]]
    const ends = those.at(-1)?.endsAt ?? null
    const [from, until] = [first.startedAt.getTime(), ends?.getTime() ?? now.getTime()]
    // A few come nearly every day, most once a week.
    return {
      memberId,
      viewerId: makeId(),
      share: 0.06 + 0.45 * random.next() ** 3,
      from,
      until,
      isLeaving: ends !== null,
    }
  })
}

/** The sessions in which members watched last. They have expired, so nobody is signed in. */
function lastSessions(tenantId: string, viewers: readonly Viewer[], pieces: readonly ViewedPiece[]) {
  const watched = Map.groupBy(pieces, ({ viewerId }) => viewerId)
  return viewers.flatMap(({ viewerId, memberId }) => {
    const those = watched.get(viewerId) ?? []
    if (those.length === 0) return []
    const at = new Date(Math.max(...those.map((piece) => piece.at)))
    return [{ tokenHash: `seeded ${viewerId}`, tenantId, memberId, createdAt: at, expiresAt: at, usedAt: at }]
  })
}
