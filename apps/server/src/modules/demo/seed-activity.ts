import type { TenantSeed } from '@upbeat/demo/world/tenant-seed'
import type { schema } from '../../platform/db/database.ts'
import { pictureLink } from './seed-catalogue.ts'
import type { MemberSeed } from './seed-members.ts'

type Owner = { tenantId: string; memberId: string; makeId: () => string }
type Row = typeof schema.recentActivity.$inferInsert

/** A member's recent activity, as the app would have logged it. */
export function activityRows(seed: TenantSeed, member: MemberSeed, { tenantId, memberId, makeId }: Owner): Row[] {
  const classes = new Map([
    ...seed.classes.map((each) => [each.tag, each] as const),
    ...seed.events.map((event) => [event.virtualClass.tag, event.virtualClass] as const),
  ])
  return member.activity.flatMap((activity) => {
    const watched = classes.get(activity.classTag)
    if (!watched) return []
    const record = {
      trackingResult: activity.kind,
      workoutName: watched.className,
      workoutDescription: watched.classDescription,
      imageUrl: pictureLink(watched.pictureKey),
      durationSeconds: activity.playedSecond,
      userWorkoutTag: watched.tag,
      refTemplateId: activity.eventId,
      equipment: watched.equipment,
      classCategory: Number(watched.category),
      level: watched.level,
    }
    return [{ id: makeId(), tenantId, memberId, record, createdAt: new Date(activity.at) }]
  })
}
