import { renderHook } from '@testing-library/react'
import { classExamples } from '@upbeat/contract/examples/class-examples'
import { activityType } from '@upbeat/rules/activity/activity-type'
import type { Leaving } from '@upbeat/rules/player/leaving'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { makeTenant } from '../../../lib/testing/tenant-factory.ts'
import { setTenant } from '../../tenant/tenant-store.ts'
import type { LeavingControl } from '../leave/use-leaving.ts'
import { createPlaybackStore } from '../playback/playback-store.ts'
import type { Playback } from '../playback/use-playback.ts'
import { useMediaFeatures } from './use-media-features.ts'
import { createWatchSession } from './watch-session.ts'

beforeEach(() => setTenant(makeTenant()))

/** The engine says that the stream is over. */
function endStream(leaving: Leaving) {
  const store = createPlaybackStore(null)
  store.setState({ failure: { kind: 'streamOver' } })
  const ended = vi.fn()
  const { virtualClass } = classExamples
  const watched = { virtualClass, kind: activityType.virtualClass, contentId: virtualClass.tag, eventId: null }
  renderHook(() =>
    useMediaFeatures({
      playback: { ...store.getState(), store, media: null } as Playback,
      playable: { ...watched, stream: '', isReady: true },
      session: createWatchSession({ ...watched, id: 'one', userId: 'ada' }),
      control: { leaving, ended } as unknown as LeavingControl,
    }),
  )
  return { ended, failure: store.getState().failure }
}

describe('a stream that is over', () => {
  it('PLAY-22 ends the class that was playing, and says nothing of a failure', () => {
    const { ended, failure } = endStream({ state: 'playing' })
    expect(ended).toHaveBeenCalledOnce()
    expect(failure).toBeNull()
  })

  it('PLAY-24 is a failure that can be tried again where nothing had played yet', () => {
    const { ended, failure } = endStream({ state: 'idle' })
    expect(ended).not.toHaveBeenCalled()
    expect(failure?.kind).toBe('playback')
  })
})
