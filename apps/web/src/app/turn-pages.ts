import { type RouterNavigateOptions, resolvePath, type To } from 'react-router'
import type { AppRouter } from './router.ts'
import './turn-pages.css'

type Navigate = (to: To | number | null, options?: RouterNavigateOptions) => Promise<void>
type Place = { pathname: string; search: string }

/**
 * Enables page transitions: a cross-fade, with the picture of a pressed class card becoming the poster of its player, and back. Without
 * view transitions, or with reduced motion, pages change at once.
 */
export function turnPages(router: AppRouter): void {
  const navigate = router.navigate as Navigate
  const turn: Navigate = (to, options) => {
    const turns = to !== null && typeof to !== 'number' && isOtherPage(router.state.location, to)
    // No transition for redirects: the replaced page was hardly visible.
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

  // The browser captures the old page at its next frame: until then its picture can be named.
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

  // Resolved once the page behind the player has restored its scroll position.
  new MutationObserver(() => {
    if ('playerOpen' in root.dataset || !opened) return
    const cards = document.querySelectorAll<HTMLElement>(`article[data-class="${CSS.escape(opened)}"]`)
    opened = undefined
    nameCard([...cards].find(isInView))
  }).observe(root, { attributeFilter: ['data-player-open'] })
}

/** Gives one card's picture the player's transition name; names must be unique. */
function nameCard(card: HTMLElement | undefined): void {
  for (const named of document.querySelectorAll<HTMLElement>('article[data-handed]')) delete named.dataset.handed
  if (card) card.dataset.handed = ''
}

function isInView(card: HTMLElement): boolean {
  const { top, bottom, left, right } = card.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth
}

/** A class played on top of its channel's page counts as a page; other changes of the query, such as filters, don't. */
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
