import { isOpenedAnew } from './page/page-load.ts'
import { type SessionKey, sessionStore } from './storage.ts'

/** Why a page reloads itself: its version can't be fetched or no longer exists (SHELL-21), or the subscription check failed (EMBED-11). */
export type ReloadReason = Extract<SessionKey, 'pageReloaded' | 'checkReloaded'>

/**
 * Whether the page may reload itself for this reason: once per session and reason (D-20). Without storage, as in third-party frames, only a
 * page that was not itself loaded by a reload may.
 */
export function claimReload(reason: ReloadReason): boolean {
  if (sessionStore.get(reason)) return false
  const isKept = sessionStore.set(reason, 'true')
  return isKept || isOpenedAnew()
}
