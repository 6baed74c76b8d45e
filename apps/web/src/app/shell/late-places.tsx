import { useLayoutEffect } from 'react'
import { type Location, useLocation, useNavigationType } from 'react-router'
import { firstEntry } from '../../lib/first-entry.ts'
import { isOpenedAnew } from '../../lib/page-load.ts'

/** Under which name the browser keeps where each entry of the history was scrolled to. */
export const placesKey = 'places'

/** Entries that were come to by their address share one key; their address tells them apart. */
export function placeKey({ key, pathname, search }: Location): string {
  return key === firstEntry ? pathname + search : key
}

/** As the tab was when it was loaded anew: a card list that is gone back to must then be fetched before it is long enough. */
const before = read()

/**
 * Ends what the router's `ScrollRestoration` began on a page that was too short by then: as soon as the page is long enough it stands where
 * it was left, unless somebody has moved it meanwhile.
 */
export function LatePlaces() {
  const key = placeKey(useLocation())
  const isGoneBackTo = useNavigationType() === 'POP'
  useLayoutEffect(() => {
    const place = isGoneBackTo ? before[key] : undefined
    if (place === undefined) return
    // Each is right only for the first time: from then on the router knows better.
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

/** Whoever comes by an address begins at the top of its page, for the router too. Without storage there are no places. */
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
