import { useEffect, useState } from 'react'

/** Sends the picture to another screen, where the browser has one to offer for this stream; else `null`. */
export function useCast(media: HTMLVideoElement | null): (() => void) | null {
  const [offered, setOffered] = useState(false)
  useEffect(() => {
    const remote = media?.remote
    if (!media || !remote || media.disableRemotePlayback) return
    let current = true
    // It refuses for a stream that only this page can feed.
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
