import { whenNotPlaying } from '../features/workout/workout-store.ts'
import { claimReload } from '../lib/claim-reload.ts'
import { reloadPage } from './reload-page.ts'
import type { AppRouter } from './router.ts'

/** The effects of a reload on the page. */
export type ReloadEffects = {
  reload: () => void
  untilNotPlaying: () => Promise<void>
}

export function reloadsOf(router: AppRouter): ReloadEffects {
  return { reload: () => reloadPage(router, window.location), untilNotPlaying: whenNotPlaying }
}

/** Reloads if a file of this build no longer exists on the server. */
export function watchMissingParts(router: AppRouter): void {
  window.addEventListener('vite:preloadError', () => void answerMissingPart(reloadsOf(router)))
}

/** Reloads once per session, except while offline: a file is unreachable then, not gone, and a reload would lose the page. */
export async function answerMissingPart(effects: ReloadEffects): Promise<void> {
  if (navigator.onLine) await reloadOnce(effects)
}

/** Never during a class. */
async function reloadOnce({ untilNotPlaying, reload }: ReloadEffects): Promise<void> {
  await untilNotPlaying()
  if (claimReload('pageReloaded')) reload()
}
