import { useLayoutEffect } from 'react'
import { type Location, useLocation, useNavigationType } from 'react-router'
import { firstEntry } from '../../lib/page/first-entry.ts'
import { isOpenedAnew } from '../../lib/page/page-load.ts'

/** Storage key of the scroll positions by history entry. */
export const placesKey = 'places'

/** Entries opened by URL share one key; their path distinguishes them. */
export function placeKey({ key, pathname, search }: Location): string {
  return key === firstEntry ? pathname + search : key
}

/** The state of the tab before a reload: a card list must be refetched before it is tall enough. */
const before = read()

/**
 * Completes the router's `ScrollRestoration` if the page was too short: scrolls to the saved position as soon as the page is tall enough,
 * unless the member has scrolled meanwhile.
 */
export function LatePlaces() {
  const key = placeKey(useLocation())
  const isGoneBackTo = useNavigationType() === 'POP'
  useLayoutEffect(() => {
    const place = isGoneBackTo ? before[key] : undefined
    if (place === undefined) return
    // Only used once per entry: afterwards the router has a newer position.
    delete before[key]
    return standAt(place)
  }, [key, isGoneBackTo])
  return null
}

function standAt(place: number): () => void {
  const abort = new AbortController()
  const { signal } = abort
  const stop = () => abort.abort()
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - window.innerHeight < place) return
    window.scrollTo(0, place)
    stop()
  })
  observer.observe(document.body)
  signal.addEventListener('abort', () => observer.disconnect())
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown']) window.addEventListener(type, stop, { signal })
  return stop
}

/** A page opened by URL starts at the top, in the router's state too. Without storage there are no saved positions. */
function read(): Record<string, number> {
  try {
    const places = JSON.parse(window.sessionStorage.getItem(placesKey) ?? '{}') as Record<string, number>
    if (isOpenedAnew()) {
      delete places[window.location.pathname + window.location.search]
      window.sessionStorage.setItem(placesKey, JSON.stringify(places))
    }
    return places
  } catch {
    return {}
  }
}
