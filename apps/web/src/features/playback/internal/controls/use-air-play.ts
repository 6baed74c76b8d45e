import { useEffect, useState } from 'react'

/** Safari's AirPlay API. The event fires as soon as a listener is added, and on each change. */
type AirPlayMedia = HTMLVideoElement & { webkitShowPlaybackTargetPicker?: () => void }
type AvailabilityEvent = Event & { availability?: 'available' | 'not-available' }

const availabilityChanged = 'webkitplaybacktargetavailabilitychanged'

/** Opens AirPlay if Safari has found a screen; else `null`. */
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
