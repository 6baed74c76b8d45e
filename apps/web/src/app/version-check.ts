import { text } from '../features/i18n/text.ts'
import { api } from '../lib/api/api.ts'
import { logWarning } from '../lib/log.ts'
import { localStore } from '../lib/storage.ts'
import { answerMissingPart, type ReloadEffects, reloadsOf } from './missing-parts.ts'
import type { AppRouter } from './router.ts'

/** The effects of the check on the page. */
export type VersionCheckEffects = ReloadEffects & {
  fetchVersion: () => Promise<string>
  alert: (message: string) => void
}

/** Checks for a newer build now. */
export function watchVersion(router: AppRouter): Promise<void> {
  const { reload, untilNotPlaying } = reloadsOf(router)
  return checkVersion({
    fetchVersion: async () => (await api('getManifest')).version,
    alert: (message) => window.alert(message),
    reload,
    untilNotPlaying,
  })
}

/**
 * Compares the server's version with the last one seen in this browser: a newer one is announced and loaded, each once, and never during a
 * class (SHELL-19 to SHELL-22, D-20). A failed fetch reloads once per session, unless offline.
 */
export async function checkVersion(effects: VersionCheckEffects): Promise<void> {
  const version = await effects.fetchVersion().catch((error) => {
    logWarning('Version not read', error)
    return null
  })
  if (version === null) return answerMissingPart(effects)
  const known = localStore.get('version')
  if (known === version) return
  if (known === null) return void localStore.set('version', version)
  await effects.untilNotPlaying()
  localStore.set('version', version)
  effects.alert(text('shell.newVersion'))
  effects.reload()
}
