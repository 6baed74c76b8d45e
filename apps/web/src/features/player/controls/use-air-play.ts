import { useEffect, useState } from 'react'

/** What Apple's browsers have of their own; the event comes as soon as somebody listens, and at each change. */
type AirPlayMedia = HTMLVideoElement & { webkitShowPlaybackTargetPicker?: () => void }
type AvailabilityEvent = Event & { availability?: 'available' | 'not-available' }

const availabilityChanged = 'webkitplaybacktargetavailabilitychanged'

/** Sends the picture to a screen that takes AirPlay, where the browser has found one; else `null`. */
export function useAirPlay(media: AirPlayMedia | null): (() => void) | null {
  const [offered, setOffered] = useState(false)
  useEffect(() => {
    if (!media?.webkitShowPlaybackTargetPicker) return
    const listen = (event: AvailabilityEvent) => setOffered(event.availability === 'available')
    media.addEventListener(availabilityChanged, listen)
    return () => {
      media.removeEventListener(availabilityChanged, listen)
      setOffered(false)
    }
  }, [media])
  return offered && media ? () => media.webkitShowPlaybackTargetPicker?.() : null
}
