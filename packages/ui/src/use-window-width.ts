import { useSyncExternalStore } from 'react'

/** The window's width in CSS pixels, kept up to date; for what CSS alone can't decide. */
export function useWindowWidth(): number {
  return useSyncExternalStore(subscribe, () => window.innerWidth)
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange)
  return () => window.removeEventListener('resize', onChange)
}
