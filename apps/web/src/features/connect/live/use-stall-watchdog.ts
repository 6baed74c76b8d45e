import { useEffect, useEffectEvent } from 'react'
import { logWarning } from '../../../lib/log.ts'

/** Seconds for which a picture may stand still while it should move, before it is joined anew. */
const patience = 10
const lookEvery = 1000

/** Joins a live class anew where it has got stuck though the line is there. A break of the line mends itself. */
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
