import { text } from '../features/i18n/text.ts'
import { whenNotPlaying } from '../features/workout/workout-store.ts'
import { api } from '../lib/api/api.ts'
import { claimReload } from '../lib/claim-reload.ts'
import { logWarning } from '../lib/log.ts'
import { localStore } from '../lib/storage.ts'
import { reloadPage } from './reload-page.ts'
import type { AppRouter } from './router.ts'

/** The effects of the check on the page. */
export type VersionCheckEffects = {
  fetchVersion: () => Promise<string>
  alert: (message: string) => void
  reload: () => void
  untilNotPlaying: () => Promise<void>
}

/** Checks for a newer build once the page is `painted`, and reloads if a file of this one no longer exists on the server. */
export async function watchVersion(router: AppRouter, painted: Promise<void>): Promise<void> {
  const effects: VersionCheckEffects = {
    fetchVersion: async () => (await api('getManifest')).version,
    alert: (message) => window.alert(message),
    reload: () => reloadPage(router, window.location),
    untilNotPlaying: whenNotPlaying,
  }
  window.addEventListener('vite:preloadError', () => answerMissingPart(effects))
  await painted
  await checkVersion(effects)
}

/**
 * Compares the server's version with the last one seen in this browser: a newer one is announced and loaded, each once, and never during a
 * class (SHELL-19 to SHELL-22, D-20). A failed fetch reloads once per session.
 */
export async function checkVersion(effects: VersionCheckEffects): Promise<void> {
  const version = await effects.fetchVersion().catch((error) => {
    logWarning('Version not read', error)
    return null
  })
  if (version === null) return reloadOnce(effects)
  const known = localStore.get('version')
  if (known === version) return
  if (known === null) return void localStore.set('version', version)
  await effects.untilNotPlaying()
  localStore.set('version', version)
  effects.alert(text('shell.newVersion'))
  effects.reload()
}

/** While offline a file is unreachable, not gone: its page reports that, and a reload would lose the current state. */
export function answerMissingPart(effects: VersionCheckEffects): void {
  if (navigator.onLine) void reloadOnce(effects)
}

async function reloadOnce({ untilNotPlaying, reload }: VersionCheckEffects): Promise<void> {
  await untilNotPlaying()
  if (claimReload('pageReloaded')) reload()
}
