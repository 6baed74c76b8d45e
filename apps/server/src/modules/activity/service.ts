import type { PlayTrackingPayload } from '@upbeat/contract/entities/play-tracking'
import type { Playhead, PlayheadPayload } from '@upbeat/contract/entities/playhead'
import type {
  RecentActivity,
  RecentActivityChange,
  RecentActivityPayload,
} from '@upbeat/contract/entities/recent-activity'
import type { WorkoutResultPayload } from '@upbeat/contract/entities/workout-result'
import { isFinished, scaledPosition } from '@upbeat/rules/player/playhead'
import type { Clock } from '../../platform/clock/clock.ts'
import { Failure } from '../../platform/failure/failure.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import { createAllowance } from '../../platform/limits/allowance.ts'
import { idOf } from './id-of.ts'
import { presentActivity, presentPlayhead } from './present.ts'
import type { ActivityRepository } from './repository.ts'

export type ActivityService = ReturnType<typeof createActivityService>
type Parts = {
  activity: ActivityRepository
  makeId: () => string
  clock: Clock
  classExists: (context: MemberContext, tag: string) => Promise<boolean>
  /** The length in seconds of the current video of a class that the club has uploaded; null for others. */
  uploadedLengths: (tenant: MemberContext['tenant']) => Promise<(tag: string) => number | null>
}

/** Records kept per member and kind; the oldest are deleted. */
const maxKept = 5000
/** Far above the writes of a member who watches on several devices. */
const writes = { most: 240, perSecond: 4 }

/** Thirty days. */
const oldestActivityMilliseconds = 30 * 86_400_000

export function createActivityService({ activity, makeId, classExists, uploadedLengths, clock }: Parts) {
  const spend = createAllowance({ ...writes, now: () => clock.now().getTime() })

  /** A playback that is logged again, e.g. after a lost reply, keeps its record. */
  async function add(context: MemberContext, payload: RecentActivityPayload): Promise<{ id: string }> {
    spend(context.memberId)
    const { userId: _userId, watchingId, mood = null, ...record } = payload
    const id = watchingId ? idOf([context.tenantId, context.memberId, watchingId]) : makeId()
    const createdAt = momentOf(record.creationDate, context.now)
    await activity.insertActivity(context.tenantId, context.memberId, { id, record, createdAt, mood })
    await activity.removeOldest(context.tenantId, context.memberId, 'activity', maxKept)
    return { id }
  }

  /** @throws Failure notFound, also for another member's record */
  async function change(context: MemberContext, id: string, payload: RecentActivityChange): Promise<RecentActivity> {
    spend(context.memberId)
    const { userId: _userId, ...record } = payload
    const row = isUuid(id) && (await activity.changeActivity(context.tenantId, context.memberId, id, record))
    if (!row) throw new Failure('notFound')
    return presentActivity(row)
  }

  async function list(context: MemberContext): Promise<RecentActivity[]> {
    return (await activity.listActivity(context.tenantId, context.memberId)).map(presentActivity)
  }

  /** Stored only as a result; the list of recent activity has its own calls (D-40). */
  async function saveResult(
    context: MemberContext,
    payload: WorkoutResultPayload,
  ): Promise<{ userWorkoutTag: string }> {
    spend(context.memberId)
    const id = makeId()
    const userWorkoutTag = payload.userWorkoutTag || id
    await activity.saveResult(context.tenantId, context.memberId, {
      id,
      userWorkoutTag,
      payload: { ...payload, intensityLevel: 6, trackingResult: 9 },
      createdAt: context.now,
    })
    await activity.removeOldest(context.tenantId, context.memberId, 'result', maxKept)
    return { userWorkoutTag }
  }

  async function track(context: MemberContext, payload: PlayTrackingPayload): Promise<{ ID: string }> {
    spend(context.memberId)
    const id = makeId()
    const playId = payload.ID || id
    await activity.savePlay(context.tenantId, context.memberId, {
      id,
      playId,
      contentId: payload.contentID,
      playedSecond: Math.round(payload.playedDurationSecond),
      payload,
      createdAt: context.now,
    })
    await activity.removeOldest(context.tenantId, context.memberId, 'play', maxKept)
    return { ID: playId }
  }

  /** Returns the valid playhead: a late report doesn't change a newer one. @throws Failure classNotFound */
  async function savePlayhead(context: MemberContext, tag: string, payload: PlayheadPayload): Promise<Playhead> {
    spend(context.memberId)
    if (!(await classExists(context, tag))) throw new Failure('classNotFound')
    const row = {
      classTag: tag,
      positionSecond: Math.round(payload.positionSecond),
      durationSecond: Math.round(payload.durationSecond),
      finished: isFinished(payload.positionSecond, payload.durationSecond),
      updatedAt: atMost(payload.at ? new Date(payload.at) : context.now, context.now),
    }
    return presentPlayhead(await activity.savePlayhead(context.tenantId, context.memberId, row, context.now))
  }

  /** If a class's video was replaced by one of another length, positions are scaled to it (TAKE-17). */
  async function listPlayheads(context: MemberContext): Promise<Playhead[]> {
    const lengthOf = await uploadedLengths(context.tenant)
    const rows = await activity.listPlayheads(context.tenantId, context.memberId)
    return rows.map((row) => {
      const durationSecond = lengthOf(row.classTag) ?? row.durationSecond
      const positionSecond = scaledPosition(row.positionSecond, row.durationSecond, durationSecond)
      return presentPlayhead(positionSecond === row.positionSecond ? row : { ...row, positionSecond, durationSecond })
    })
  }

  return { add, change, list, saveResult, track, savePlayhead, listPlayheads }
}

/**
 * The device's time of an activity, which may be reported late; the server's time if that is in the future or too long
 * ago.
 */
function momentOf(reported: string | null | undefined, now: Date) {
  const time = new Date(reported ?? Number.NaN)
  return time <= now && now.getTime() - time.getTime() <= oldestActivityMilliseconds ? time : now
}

/** The device's clock may be ahead. */
function atMost(time: Date, now: Date) {
  return time < now ? time : now
}

/** Ids come from request paths; text that isn't a UUID must not reach a uuid column. */
function isUuid(text: string) {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}
