import { useEffect, useEffectEvent } from 'react'
import { logWarning } from '../../../../lib/log.ts'

/** Seconds that playback may stall before it rejoins. */
const patience = 10
const lookEvery = 1000

/** Rejoins a live class that has stalled while online. The engine recovers from a lost connection by itself. */
export function useStallWatchdog(media: HTMLMediaElement | null, rejoin: () => void): void {
  const join = useEffectEvent(rejoin)
  useEffect(() => {
    if (!media) return
    let position = -1
    let stoodFor = 0
    const timer = setInterval(() => {
      const isHeld = media.paused || media.ended || media.playbackRate === 0 || !navigator.onLine || document.hidden
      stoodFor = isHeld || media.currentTime !== position ? 0 : stoodFor + 1
      position = media.currentTime
      if (stoodFor < patience) return
      stoodFor = 0
      logWarning('The live class stood still and is joined anew', null)
      join()
    }, lookEvery)
    return () => clearInterval(timer)
  }, [media])
}
