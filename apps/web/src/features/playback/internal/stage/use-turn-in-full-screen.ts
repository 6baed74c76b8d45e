import { useEffect } from 'react'

/** Missing in TypeScript's DOM types, since Safari lacks it. */
type LockableOrientation = ScreenOrientation & { lock?: (orientation: 'landscape') => Promise<void> }

/** Locks a phone's screen to landscape in full screen, if supported. Leaving full screen unlocks it. */
export function useTurnInFullScreen(): void {
  useEffect(() => {
    const turn = () => {
      if (document.fullscreenElement)
        void (screen.orientation as LockableOrientation).lock?.('landscape').catch(() => {})
    }
    document.addEventListener('fullscreenchange', turn)
    return () => document.removeEventListener('fullscreenchange', turn)
  }, [])
}
