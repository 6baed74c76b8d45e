import { useEffect, useState } from 'react'

/** Opens remote playback if the browser has found a screen for this stream; else `null`. */
export function useCast(media: HTMLVideoElement | null): (() => void) | null {
  const [offered, setOffered] = useState(false)
  useEffect(() => {
    const remote = media?.remote
    if (!media || !remote || media.disableRemotePlayback) return
    let current = true
    // Rejects for a stream that uses media source extensions.
    remote
      .watchAvailability((available) => {
        if (current) setOffered(available)
      })
      .catch(() => {})
    return () => {
      current = false
      setOffered(false)
      remote.cancelWatchAvailability().catch(() => {})
    }
  }, [media])
  return offered && media ? () => void media.remote.prompt().catch(() => {}) : null
}
