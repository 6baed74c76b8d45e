import { liveCorrection } from '@upbeat/rules/live/live-sync'
import { useEffect } from 'react'
import { clock } from '../../../../lib/clock.ts'
import type { Playback } from '../../../playback/use-playback.ts'

/** Check interval, and how long to wait after a seek before checking again, in milliseconds. */
const lookEvery = 500
const settleAfterJump = 4000

/**
 * Keeps a simulated live at the synchronised position, by the server's clock and the dates in its playlist, also after an interruption of
 * any length. Exposes its measurements on the element. `startsAt` null: not a simulated live.
 */
export function useLiveSync(engine: Playback['engine'], startsAt: number | null): void {
  useEffect(() => {
    if (!engine || startsAt === null) return
    const { media } = engine
    let jumpedAt = Number.NEGATIVE_INFINITY
    const look = () => {
      const shownAt = engine.playingDate()
      if (shownAt === null || media.paused || media.ended || media.seeking) return
      const now = clock.now()
      const correction = liveCorrection({ shownAt, startsAt, now })
      Object.assign(media.dataset, measured(media, shownAt, now))
      if (correction.do !== 'seek') return setRate(media, correction.do === 'hold' ? 0 : correction.rate)
      setRate(media, 1)
      if (performance.now() - jumpedAt < settleAfterJump) return
      const target = reachable(media, media.currentTime + correction.bySeconds)
      if (target === null) return
      jumpedAt = performance.now()
      media.currentTime = target
    }
    const timer = setInterval(look, lookEvery)
    media.addEventListener('playing', look)
    return () => {
      clearInterval(timer)
      media.removeEventListener('playing', look)
      setRate(media, 1)
    }
  }, [engine, startsAt])
}

/** Lag behind the clock, and a pair of stream time and position, for external measurement. */
function measured(media: HTMLMediaElement, shownAt: number, now: number) {
  return {
    latency: ((now - shownAt) / 1000).toFixed(3),
    streamZero: (shownAt - media.currentTime * 1000).toFixed(1),
  }
}

function setRate(media: HTMLMediaElement, rate: number): void {
  if (media.playbackRate !== rate) media.playbackRate = rate
}

/** Null if that time is not listed (yet). */
function reachable({ seekable }: HTMLMediaElement, time: number): number | null {
  if (seekable.length === 0) return null
  const [first, last] = [seekable.start(0), seekable.end(seekable.length - 1)]
  return time >= first && time <= last ? time : null
}
