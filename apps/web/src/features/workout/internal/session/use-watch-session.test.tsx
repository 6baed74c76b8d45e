import { renderHook } from '@testing-library/react'
import { classExamples } from '@upbeat/contract/examples/class-examples'
import { activityType } from '@upbeat/rules/activity/activity-type'
import { describe, expect, it, vi } from 'vitest'
import { useWorkout } from '../../workout-store.ts'
import { useWatchSession } from './use-watch-session.ts'

const stream = 'https://club.test/media/signed/class/master.m3u8'
const watch = () =>
  renderHook(() =>
    useWatchSession({
      virtualClass: classExamples.virtualClass,
      stream,
      isReady: true,
      kind: activityType.virtualClass,
      eventId: null,
    }),
  )

describe('the state of a class', () => {
  it('PLAY-17 has no stream URL after leaving', () => {
    const { unmount } = watch()
    expect(useWorkout.getState()).toMatchObject({ classTag: 'morning-flow', streamLink: stream })
    unmount()
    expect(useWorkout.getState()).toEqual({
      playing: false,
      classTag: null,
      streamLink: null,
      playedSeconds: 0,
      activityId: null,
    })
  })
})

describe('a watch session', () => {
  it('is reported when the page is hidden, not when it becomes visible or after it has ended', () => {
    const { result, unmount } = watch()
    const report = vi.spyOn(result.current, 'report')
    const show = (state: DocumentVisibilityState) => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
      document.dispatchEvent(new Event('visibilitychange'))
    }
    show('hidden')
    show('visible')
    expect(report).toHaveBeenCalledTimes(1)
    unmount()
    show('hidden')
    expect(report).toHaveBeenCalledTimes(1)
    vi.restoreAllMocks()
  })
})
