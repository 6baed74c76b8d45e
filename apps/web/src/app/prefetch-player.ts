import { isSignedIn } from '../features/auth/auth-store.ts'
import { preloadEngine } from '../features/playback/preload-engine.ts'
import { getTenant } from '../features/tenant/tenant-store.ts'
import { fetchAhead } from '../features/workout/fetch-ahead.ts'
import { logWarning } from '../lib/log.ts'
import { classPlayerPath } from '../lib/paths.ts'
import { savesData } from '../lib/saves-data.ts'

/** How long a mouse button may stay down until the stream opened for it is closed. */
const longestPressMilliseconds = 2000

const reaching = ['pointerover', 'pointerdown', 'focusin'] as const

/**
 * Prefetches the player once, when a member hovers over or touches a class card. When a mouse button is pressed on a card, fetches its class
 * and opens its stream: about a tenth of a second before the click. A touch may be the start of scrolling, so its class isn't fetched.
 */
export function prefetchPlayer(): void {
  const stop = () => {
    for (const type of reaching) document.removeEventListener(type, onReach)
  }
  const onReach = ({ target }: Event) => {
    if (!canFetch() || !cardLink(target)) return
    stop()
    void fetchPlayer().catch((error) => logWarning('The player was not fetched ahead', error))
  }
  for (const type of reaching) document.addEventListener(type, onReach, { passive: true })
  document.addEventListener('pointerdown', onPress, { passive: true })
}

function onPress({ target, pointerType, button, ctrlKey, metaKey, shiftKey }: PointerEvent): void {
  const opensHere = pointerType === 'mouse' && button === 0 && !ctrlKey && !metaKey && !shiftKey
  const link = opensHere && canFetch() && cardLink(target)
  if (!link) return
  const tag = link.closest<HTMLElement>('article')?.dataset.class
  // A card may also open a class in its channel or collection, whose player doesn't start ahead.
  if (tag && link.pathname === classPlayerPath(tag) && link.search === '')
    fetchAhead(tag, getTenant().jwJSPlayerId, pressSignal(link))
}

/** Aborts if no click follows the press. */
function pressSignal(link: HTMLAnchorElement): AbortSignal {
  const abort = new AbortController()
  const unopened = setTimeout(() => abort.abort(), longestPressMilliseconds)
  link.addEventListener('click', () => clearTimeout(unopened), { once: true })
  return abort.signal
}

function canFetch(): boolean {
  return isSignedIn() && navigator.onLine && !savesData()
}

function cardLink(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('article[data-class] a') : null
}

async function fetchPlayer(): Promise<void> {
  preloadEngine(getTenant().jwJSPlayerId)
  await import('../pages/class-player.tsx')
}
