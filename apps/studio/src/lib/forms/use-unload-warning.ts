import { useEffect } from 'react'

/** Makes the browser confirm closing or reloading the tab while something would be lost. */
export function useUnloadWarning(isUnfinished: boolean): void {
  useEffect(() => {
    if (!isUnfinished) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isUnfinished])
}
