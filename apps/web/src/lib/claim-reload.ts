import { isOpenedAnew } from './page-load.ts'
import { type SessionKey, sessionStore } from './storage.ts'

/** Why a page reloads itself: a version that can't be read or is gone (SHELL-21), a failed subscription check (EMBED-11). */
export type ReloadReason = Extract<SessionKey, 'pageReloaded' | 'checkReloaded'>

/**
 * Whether the page may now reload itself for this reason, which it may once in a session, whatever it has reloaded for before
 * (D-20). Where the browser keeps nothing, as in frames of another site, only a page that was opened anew does, not one that has come of a reload.
 */
export function claimReload(reason: ReloadReason): boolean {
  if (sessionStore.get(reason)) return false
  const isKept = sessionStore.set(reason, 'true')
  return isKept || isOpenedAnew()
}
