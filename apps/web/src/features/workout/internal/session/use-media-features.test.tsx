import { renderHook } from '@testing-library/react'
import { classExamples } from '@upbeat/contract/examples/class-examples'
import { activityType } from '@upbeat/rules/activity/activity-type'
import type { Leaving } from '@upbeat/rules/player/leaving'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStore } from 'zustand'
import { makeTenant } from '../../../../lib/testing/tenant-factory.ts'
import type { Playback } from '../../../playback/use-playback.ts'
import { setTenant } from '../../../tenant/tenant-store.ts'
import type { LeavingControl } from '../leave/use-leaving.ts'
import { useMediaFeatures } from './use-media-features.ts'
import { createWatchSession } from './watch-session.ts'

beforeEach(() => setTenant(makeTenant()))
afterEach(() => vi.unstubAllGlobals())

const { virtualClass } = classExamples

type Store = Playback['store']
type State = ReturnType<Store['getState']>
const storeWith = (state: Partial<State>): Store => createStore(() => state as State)

function watch(store: Store, control: Partial<LeavingControl>, media: HTMLVideoElement | null = null) {
  const watched = { virtualClass, kind: activityType.virtualClass, eventId: null }
  const session = createWatchSession({ ...watched, id: 'one', userId: 'ada' })
  return renderHook(() =>
    useMediaFeatures({
      playback: { ...store.getState(), store, media } as Playback,
      playable: { ...watched, stream: '', isReady: true },
      session,
      control: control as LeavingControl,
      onGone: () => {},
    }),
  )
}

/** The engine reports that the stream is over. */
function endStream(leaving: Leaving) {
  const store = storeWith({ failure: { kind: 'streamOver' } })
  const ended = vi.fn()
  watch(store, { leaving, ended })
  return { ended, failure: store.getState().failure }
}

describe('a stream that is over', () => {
  it('PLAY-22 ends a class that was playing, without an error', () => {
    const { ended, failure } = endStream({ state: 'playing' })
    expect(ended).toHaveBeenCalledOnce()
    expect(failure).toBeNull()
  })

  it('PLAY-24 is a failure with a retry if nothing had played yet', () => {
    const { ended, failure } = endStream({ state: 'idle' })
    expect(ended).not.toHaveBeenCalled()
    expect(failure?.kind).toBe('playback')
  })
})

describe('the media keys', () => {
  it('play, pause, step and seek in the class shown by the system, until its player closes', () => {
    const keys = new Map<string, MediaSessionActionHandler | null>()
    const mediaSession: Pick<MediaSession, 'metadata' | 'setActionHandler'> = {
      metadata: null,
      setActionHandler(action, handler) {
        // Like an older browser.
        if (action === 'seekto' && handler === null) throw new TypeError()
        keys.set(action, handler)
      },
    }
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { mediaSession }))
    vi.stubGlobal(
      'MediaMetadata',
      class {
        constructor(shown: object) {
          Object.assign(this, shown)
        }
      },
    )
    const media = document.createElement('video')
    const [play, pause] = [vi.spyOn(media, 'play').mockResolvedValue(), vi.spyOn(media, 'pause')]
    const press = (action: MediaSessionAction, details = {}) => keys.get(action)?.({ action, ...details })
    const { unmount } = watch(storeWith({ failure: null }), { leaving: { state: 'idle' } }, media)

    const { title, artwork } = mediaSession.metadata as MediaMetadata
    expect(title).toBe(virtualClass.className)
    expect(artwork[0]?.src).toContain(virtualClass.imageLink)
    press('play')
    expect(play).toHaveBeenCalledOnce()
    press('pause')
    expect(pause).toHaveBeenCalledOnce()
    press('seekto', { seekTime: 120 })
    press('seekforward')
    expect(media.currentTime).toBe(130)
    press('seekbackward', { seekOffset: 30 })
    expect(media.currentTime).toBe(100)
    for (let presses = 0; presses < 11; presses++) press('seekbackward')
    expect(media.currentTime).toBe(0)

    unmount()
    expect(mediaSession.metadata).toBeNull()
    expect([keys.get('play'), keys.get('seekbackward')]).toEqual([null, null])
  })
})
