import { renderHook } from '@testing-library/react'
import { classExamples } from '@upbeat/contract/examples/class-examples'
import { activityType } from '@upbeat/rules/activity/activity-type'
import { describe, expect, it } from 'vitest'
import { useWorkout } from '../workout-store.ts'
import { useWatchSession } from './use-watch-session.ts'

describe('the state of a class', () => {
  it('PLAY-17 has no stream link after leaving', () => {
    const stream = 'https://club.test/media/signed/class/master.m3u8'
    const { unmount } = renderHook(() =>
      useWatchSession({
        ...{ virtualClass: classExamples.virtualClass, stream, isReady: true, kind: activityType.virtualClass },
        ...{ contentId: 'morning-flow', eventId: null },
      }),
    )
    expect(useWorkout.getState()).toMatchObject({ classTag: 'morning-flow', streamLink: stream })
    unmount()
    expect(useWorkout.getState()).toEqual({
      ...{ playing: false, classTag: null, streamLink: null, playedSeconds: 0, activityId: null },
    })
  })
})
