import { text } from '../features/i18n/text.ts'
import { whenNotPlaying } from '../features/player/workout-store.ts'
import { api } from '../lib/api.ts'
import { claimReload } from '../lib/claim-reload.ts'
import { logWarning } from '../lib/log.ts'
import { localStore } from '../lib/storage.ts'

/** What the check does to the page; the browser's own by default. */
export type VersionCheckEffects = {
  fetchVersion: () => Promise<string>
  alert: (message: string) => void
  reload: () => void
  untilNotPlaying: () => Promise<void>
}

/** Checks for a newer build now, and reloads when a part of this one is gone from the server. */
export async function watchVersion(): Promise<void> {
  window.addEventListener('vite:preloadError', () => answerMissingPart(browserEffects))
  await checkVersion(browserEffects)
}

/**
 * Compares the server's version with the one this browser has seen last: a newer one is told and loaded, each once, and never
 * in the middle of a class (SHELL-19 to SHELL-22, D-20). A failed fetch reloads once in a session.
 */
export async function checkVersion(effects: VersionCheckEffects): Promise<void> {
  const version = await effects.fetchVersion().catch((error) => {
    logWarning('The version could not be read', error)
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

/** Without a network a part is not gone, only out of reach: the page that asked for it says so, and a reload would lose what is there. */
export function answerMissingPart(effects: VersionCheckEffects): void {
  if (navigator.onLine) void reloadOnce(effects)
}

async function reloadOnce({ untilNotPlaying, reload }: VersionCheckEffects): Promise<void> {
  await untilNotPlaying()
  if (claimReload('pageReloaded')) reload()
}

const browserEffects: VersionCheckEffects = {
  fetchVersion: async () => (await api('getManifest')).version,
  alert: (message) => window.alert(message),
  reload: () => window.location.reload(),
  untilNotPlaying: whenNotPlaying,
}
