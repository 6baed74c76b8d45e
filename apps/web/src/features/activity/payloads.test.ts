import { PlayTrackingPayload } from '@upbeat/contract/entities/play-tracking'
import { RecentActivityPayload } from '@upbeat/contract/entities/recent-activity'
import { WorkoutResultPayload } from '@upbeat/contract/entities/workout-result'
import { classExamples } from '@upbeat/contract/examples/class-examples'
import { activityType } from '@upbeat/rules/activity/activity-type'
import { describe, expect, it } from 'vitest'
import { playTrackingPayload } from './play-tracking-payload.ts'
import { recentActivityPayload } from './recent-activity-payload.ts'
import type { Watching } from './watching.ts'
import { workoutResultPayload } from './workout-result-payload.ts'

const now = Date.parse('2026-11-20T15:00:00.400Z')
const watching: Watching = {
  id: 'ada-morning-flow-1795186800',
  userId: 'ada',
  kind: activityType.virtualClass,
  virtualClass: classExamples.virtualClass,
  eventId: null,
}

describe('payloads of a watch session', () => {
  it('ENT-39 ENT-40 ENT-41 PLAY-16 include a result with the played time', () => {
    const payload = workoutResultPayload(watching, 150.4, now)
    expect(payload).toEqual({
      classCommitmentTag: null,
      primaryGoal: null,
      secondaryGoal: null,
      skillLevel: 2,
      durationSeconds: 150,
      mood: null,
      completedDate: '2026-11-20T15:00:00.400Z',
      tag: 'morning-flow',
      intensityLevel: 6,
      workoutName: 'Morning flow',
      userWorkoutTag: watching.id,
      isTimed: true,
      calorieBurn: 90,
      exercises: [],
      durationMinutes: 3,
      trackingResult: 9,
      imageUrl: '/media/morning-flow.jpg',
      userId: 'ada',
      trailerLinkWeb: '/media/morning-flow/trailer.m3u8',
      workoutDescription: 'Wake up slowly, joint by joint.',
      creationDate: '2026-11-20T15:00:00.400Z',
      keywords: ['Mobility', 'Low impact'],
      classCategories: [1009],
      refTemplateId: null,
    })
    expect(WorkoutResultPayload.safeParse(payload).error).toBeUndefined()
  })

  it.each([
    ['a class', activityType.virtualClass, null],
    ['a class of Connect', activityType.clubConnectVideo, 'event-1'],
    ['a live stream', activityType.liveStream, 'event-2'],
  ])('include an activity of the actual kind: %s', (_, kind, eventId) => {
    const payload = recentActivityPayload({ ...watching, kind, eventId }, 61, now)
    expect(payload).toMatchObject({ trackingResult: kind, refTemplateId: eventId, durationSeconds: 61 })
    expect(RecentActivityPayload.safeParse(payload).error).toBeUndefined()
  })

  it('ENT-39 include the rating in the result and the activity, once given', () => {
    expect(workoutResultPayload(watching, 61, now).mood).toBe(null)
    expect(workoutResultPayload(watching, 61, now, 3).mood).toBe(3)
    expect(recentActivityPayload(watching, 61, now)).not.toHaveProperty('mood')
    const rated = recentActivityPayload(watching, 61, now, 3)
    expect(RecentActivityPayload.parse(rated)).toMatchObject({ mood: 3, watchingId: watching.id })
  })

  it("ENT-42 ENT-43 include a play record, with the content's duration if known", () => {
    const circumstances = {
      subscription: { subscriptionTag: 'sub-1', subscriptionStartDate: '2026-06-01T00:00:00Z' },
      provider: { id: 'club', name: 'Club' },
      timeZone: 'Asia/Bangkok',
      now,
    }
    const payload = playTrackingPayload(watching, 9.6, { ...circumstances, actualSeconds: 1500 })
    expect(payload).toEqual({
      requestsource: 1,
      subscriptiontag: 'sub-1',
      performDate: '2026-11-20T22:00:00',
      providerName: 'Pulse Club',
      providerId: 'pulse',
      contentID: 'morning-flow',
      contentName: 'Morning flow',
      playedDurationSecond: 10,
      actualDurationSecond: 1500,
      subscriptionStartDate: '2026-06-01T00:00:00Z',
      userId: 'ada',
      ID: watching.id,
    })
    expect(PlayTrackingPayload.safeParse(payload).error).toBeUndefined()

    const unnamed = { ...watching, virtualClass: { ...watching.virtualClass, provider: null, providerID: null } }
    const other = playTrackingPayload(unnamed, 9.6, {
      ...circumstances,
      subscription: undefined,
      actualSeconds: undefined,
    })
    expect(other).toMatchObject({ providerName: 'Club', providerId: 'club', subscriptiontag: null })
    expect(other).not.toHaveProperty('actualDurationSecond')
  })
})
