import { type RouterNavigateOptions, resolvePath, type To } from 'react-router'
import type { AppRouter } from './router.ts'
import './turn-pages.css'

type Navigate = (to: To | number | null, options?: RouterNavigateOptions) => Promise<void>
type Place = { pathname: string; search: string }

/**
 * From now on pages cross-fade, and the picture of a pressed class card becomes the poster of its player, which gives it back when it closes.
 * Browsers without view transitions, and members who want less motion, change pages at once.
 */
export function turnPages(router: AppRouter): void {
  const navigate = router.navigate as Navigate
  const turn: Navigate = (to, options) => {
    const turns = to !== null && typeof to !== 'number' && isOtherPage(router.state.location, to)
    // What replaces a page leads on from one that was hardly seen.
    if (!turns || options?.replace || matchMedia('(prefers-reduced-motion: reduce)').matches)
      return navigate(to, options)
    return navigate(to, { ...options, flushSync: true, viewTransition: true })
  }
  router.navigate = turn
  shareClassPicture(router)
}

function shareClassPicture(router: AppRouter): void {
  const root = document.documentElement
  let pressed: HTMLAnchorElement | null = null
  let opened: string | undefined
  let last = router.state.location

  const notePress = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest<HTMLAnchorElement>('article[data-class] a') : null
  }
  document.addEventListener('click', notePress, { capture: true, passive: true })

  // The browser keeps the old page as it is at its next frame: until then its picture can be named.
  router.subscribe(({ location }) => {
    if (location === last) return
    last = location
    nameCard(undefined)
    const card = pressed && isSamePlace(pressed, location) ? pressed.closest('article') : null
    pressed = null
    if (!card) return
    opened = card.dataset.class
    nameCard(card)
  })

  // Told once the page behind the player stands where it was left.
  new MutationObserver(() => {
    if ('playerOpen' in root.dataset || !opened) return
    const cards = document.querySelectorAll<HTMLElement>(`article[data-class="${CSS.escape(opened)}"]`)
    opened = undefined
    nameCard([...cards].find(isInView))
  }).observe(root, { attributeFilter: ['data-player-open'] })
}

/** Lets one card's picture and the player's be the same to the browser; there can be only one. */
function nameCard(card: HTMLElement | undefined): void {
  for (const named of document.querySelectorAll<HTMLElement>('article[data-handed]')) delete named.dataset.handed
  if (card) card.dataset.handed = ''
}

function isInView(card: HTMLElement): boolean {
  const { top, bottom, left, right } = card.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth
}

/** A class that plays over its channel's page is a page too; other changes of the search part, such as filters, are not. */
function isOtherPage(here: Place, to: To): boolean {
  const there = resolvePath(to, here.pathname)
  return there.pathname !== here.pathname || classIn(there.search) !== classIn(here.search)
}

function classIn(search: string): string | null {
  return new URLSearchParams(search).get('classId')
}

function isSamePlace(one: Place, other: Place): boolean {
  return one.pathname === other.pathname && one.search === other.search
}
