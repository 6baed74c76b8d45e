import type { TenantSeed } from '@upbeat/demo/world/tenant-seed'
import { and, eq, inArray } from 'drizzle-orm'
import { type Database, schema } from '../../../platform/db/database.ts'
import { appendPast } from '../../watching/append-past.ts'
import type { WatchedContent } from '../../watching/watch-report.ts'
import { insertInBatches } from '../insert-in-batches.ts'
import { viewedPieces } from './viewed-pieces.ts'

const { member, watchViewer } = schema
type Activity = TenantSeed['members'][number]['activity'][number]

/** What the recent activity of the club's members says that they watched. */
export async function seedWatchedActivity(db: Database, seed: TenantSeed, makeId: () => string): Promise<void> {
  const { tenantID: tenantId } = seed.config
  const watching = new Map(seed.members.map(({ email, activity }) => [email, activity]))
  const rows = await db
    .select({ memberId: member.id, email: member.email })
    .from(member)
    .where(and(eq(member.tenantId, tenantId), inArray(member.email, [...watching.keys()])))
  const viewers = rows.map((row) => ({ ...row, tenantId, viewerId: makeId() }))
  await insertInBatches(db, watchViewer, viewers)
  const pieces = viewers.flatMap(({ email, viewerId }) =>
    (watching.get(email) ?? []).flatMap((activity) => {
      const content = contentOf(seed, activity)
      const [at, seconds] = [Date.parse(activity.at), activity.playedSecond]
      return content ? viewedPieces({ viewerId, viewingId: makeId(), content, at, seconds }) : []
    }),
  )
  await appendPast(db, tenantId, pieces)
}

function contentOf(seed: TenantSeed, { classTag, eventId }: Activity): WatchedContent | null {
  const event = seed.events.find(({ virtualClass }) => virtualClass.tag === classTag)
  const watched = event?.virtualClass ?? seed.classes.find(({ tag }) => tag === classTag)
  if (!watched) return null
  return {
    kind: eventId === null ? 'onDemand' : 'live',
    classTag,
    eventId,
    length: watched.durationSecond,
    origin: event ? { kind: 'event', id: event.id } : { kind: 'class', id: classTag },
    coachName: watched.instructor,
  }
}
