import { useEffect } from 'react'

/** Has the browser ask before the tab is closed or reloaded, while something would be lost by it. */
export function useUnloadWarning(isUnfinished: boolean): void {
  useEffect(() => {
    if (!isUnfinished) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isUnfinished])
}
