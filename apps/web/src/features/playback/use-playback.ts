import type { CaptionLink } from '@upbeat/contract/entities/virtual-class'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { logWarning } from '../../lib/log.ts'
import type { EngineReport } from './internal/engine/engine.ts'
import { isHeadStartSeen } from './internal/engine/head-start.ts'
import { createPlaybackStore, type PlaybackState, type PlaybackStore, reopen } from './internal/playback-store.ts'
import { rememberedCaptions } from './internal/stage/caption-choice.ts'
import { startPlaying } from './internal/start-playing.ts'
import { useAddressRenewal } from './internal/use-address-renewal.ts'
import { useFailureReport } from './internal/use-failure-report.ts'
import { openEngine } from './open-engine.ts'

/** What is played; read once. */
type PlaybackSource = {
  url: string
  startAt: number | null
  jwPlayerId: string | null
  captionLinks?: readonly CaptionLink[]
}
type PlaybackParts = PlaybackSource & {
  isLive?: boolean
  /** Whether it plays as soon as it can. */
  starts: boolean
  /** Fetches the stream's next URL; empty if the member has lost access. */
  fetchAddress: () => Promise<string>
}
export type Playback = PlaybackState & {
  store: PlaybackStore
  /** The container for the engine's media element. */
  host: RefObject<HTMLDivElement | null>
  media: HTMLVideoElement | null
  /** Reopens the stream where it stopped, or at `startAt`. */
  retry: (url?: string, startAt?: number | null) => void
  /** As `retry`, with a new URL; with the known one, which may still work, if there is none. */
  renewAndRetry: (startAt?: number | null) => Promise<void>
}

/**
 * Opens an engine for the lifetime of the component and keeps its URL valid. Another class needs another component, since the source is
 * read once.
 */
export function usePlayback({ starts, fetchAddress, isLive = false, ...source }: PlaybackParts): Playback {
  const [store] = useState(() =>
    createPlaybackStore(rememberedCaptions(source.captionLinks ?? []), isHeadStartSeen(source)),
  )
  const state = useStore(store)
  const host = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<Opened>({ ...source, attempt: 0, chosen: {} })

  // Before the first paint, so that the playlist loads meanwhile.
  useLayoutEffect(() => {
    if (!host.current) return
    const abort = new AbortController()
    const parts = { host: host.current, source: opened, report: reportTo(store, abort.signal), signal: abort.signal }
    openEngine(parts, opened.jwPlayerId).then(
      (engine) => {
        if (abort.signal.aborted) return
        Object.assign(engine.media, opened.chosen)
        const shown = () => store.setState({ hasPicture: true })
        engine.media.addEventListener('loadeddata', shown, { signal: abort.signal, once: true })
        if (engine.media.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) shown()
        store.setState({ engine })
      },
      (error) => {
        if (abort.signal.aborted) return
        logWarning('The player could not be opened', error)
        store.setState({ failure: { kind: 'playback', code: 'notOpened' } })
      },
    )
    return () => {
      abort.abort()
      reopen(store)
    }
  }, [opened, store])

  const { engine, qualities } = state
  useEffect(() => {
    const { quality } = store.getState()
    if (engine && qualities.some(({ id }) => id === quality)) engine.selectQuality(quality)
  }, [engine, qualities, store])

  const media = engine?.media ?? null
  const retry = (url = opened.url, from?: number | null) => {
    const stoppedAt = media && media.currentTime > 0 ? media.currentTime : opened.startAt
    const startAt = from === undefined ? stoppedAt : from
    const chosen = media ? chosenOf(media, state.start) : opened.chosen
    setOpened({ ...opened, url, startAt, attempt: opened.attempt + 1, chosen })
  }
  const renewAndRetry = async (from?: number | null) => retry((await fetchAddress().catch(() => '')) || undefined, from)
  useStart({ media, store }, starts)
  useAddressRenewal({ ...state, store }, source.url, fetchAddress)
  useFailureReport(state.failure, isLive)
  return { ...state, store, host, media, retry, renewAndRetry }
}

/** Starts playback once there is media and `wanted` is true, once per engine. */
function useStart({ media, store }: Pick<Playback, 'media' | 'store'>, wanted: boolean): void {
  useEffect(() => {
    if (!media || !wanted) return
    let current = true
    void startPlaying(media).then((start) => {
      if (current) store.setState({ start })
    })
    return () => {
      current = false
    }
  }, [media, wanted, store])
}

type Opened = PlaybackSource & { attempt: number; chosen: Partial<Chosen> }
type Chosen = Pick<HTMLVideoElement, 'muted' | 'volume' | 'playbackRate' | 'defaultPlaybackRate'>

/** The member's volume and rate; muting may also be due to the autoplay policy. */
function chosenOf({ muted, volume, defaultPlaybackRate }: HTMLVideoElement, start: PlaybackState['start']): Chosen {
  const isOwnWish = muted && start !== 'muted'
  return { muted: isOwnWish, volume, defaultPlaybackRate, playbackRate: defaultPlaybackRate }
}

function reportTo(store: PlaybackStore, signal: AbortSignal): EngineReport {
  const set = (state: Partial<PlaybackState>) => {
    if (!signal.aborted) store.setState(state)
  }
  return {
    failed: (failure) => set({ failure }),
    recovered: () => set({ failure: null }),
    qualities: (qualities) => set({ qualities }),
  }
}
