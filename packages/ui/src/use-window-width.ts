import { useSyncExternalStore } from 'react'

// Reading `innerWidth` makes the browser lay out what has changed, in the middle of rendering.
let width = window.innerWidth
window.addEventListener('resize', () => {
  width = window.innerWidth
})

/** The window's width in CSS pixels, without a layout. */
export function windowWidth(): number {
  return width
}

/** The window's width in CSS pixels, for layouts that CSS alone can't express. */
export function useWindowWidth(): number {
  return useSyncExternalStore(subscribe, windowWidth)
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange)
  return () => window.removeEventListener('resize', onChange)
}
