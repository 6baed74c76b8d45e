import { useEffect } from 'react'

/** Not in TypeScript's library, since Safari lacks it. */
type LockableOrientation = ScreenOrientation & { lock?: (orientation: 'landscape') => Promise<void> }

/** Turns a phone's screen to landscape in full screen, where the browser can. Leaving full screen releases it. */
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
