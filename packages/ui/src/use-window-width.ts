import { useSyncExternalStore } from 'react'

/** The window's width in CSS pixels, for layouts that CSS alone can't express. */
export function useWindowWidth(): number {
  return useSyncExternalStore(subscribe, () => window.innerWidth)
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange)
  return () => window.removeEventListener('resize', onChange)
}
