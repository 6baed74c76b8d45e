import { isSignedIn } from '../features/auth/auth-store.ts'
import { getTenant } from '../features/tenant/tenant-store.ts'
import { logWarning } from '../lib/log.ts'
import { savesData } from '../lib/saves-data.ts'

const reaching = ['pointerover', 'pointerdown', 'focusin'] as const

/** Prefetches the player once, when a member hovers over or touches a class card. */
export function prefetchPlayer(): void {
  const stop = () => {
    for (const type of reaching) document.removeEventListener(type, onReach)
  }
  const onReach = ({ target }: Event) => {
    if (!isSignedIn() || !navigator.onLine || savesData()) return
    if (!(target instanceof Element) || !target.closest('article[data-class] a')) return
    stop()
    void fetchPlayer().catch((error) => logWarning('The player was not fetched ahead', error))
  }
  for (const type of reaching) document.addEventListener(type, onReach, { passive: true })
}

async function fetchPlayer(): Promise<void> {
  const [{ preloadEngine }] = await Promise.all([
    import('../features/playback/open-engine.ts'),
    import('../pages/class-player.tsx'),
  ])
  preloadEngine(getTenant().jwJSPlayerId)
}
