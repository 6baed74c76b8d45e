import { isSignedIn } from '../features/auth/auth-store.ts'
import { getTenant } from '../features/tenant/tenant-store.ts'
import { fetchAhead } from '../features/workout/fetch-ahead.ts'
import { logWarning } from '../lib/log.ts'
import { classPlayerPath } from '../lib/paths.ts'
import { savesData } from '../lib/saves-data.ts'

const reaching = ['pointerover', 'pointerdown', 'focusin'] as const

/**
 * Prefetches the player once, when a member hovers over or touches a class card, and the class of a card when a mouse button is pressed
 * on it: about a tenth of a second before the click. A touch may be the start of scrolling, so its class isn't fetched.
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
  if (tag && link.pathname === classPlayerPath(tag) && link.search === '') fetchAhead(tag)
}

function canFetch(): boolean {
  return isSignedIn() && navigator.onLine && !savesData()
}

function cardLink(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('article[data-class] a') : null
}

async function fetchPlayer(): Promise<void> {
  const [{ preloadEngine }] = await Promise.all([
    import('../features/playback/open-engine.ts'),
    import('../pages/class-player.tsx'),
  ])
  preloadEngine(getTenant().jwJSPlayerId)
}
