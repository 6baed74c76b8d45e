import { rewriteLegacyPath } from '@upbeat/rules/routes/rewrite-legacy-path'
import { pageLoad } from '../../lib/page/page-load.ts'
import { isSamePath, paths } from '../../lib/paths.ts'
import { sessionStore } from '../../lib/storage.ts'

/** Intermediate pages on the way to a class that closing it doesn't return to. */
const passages: readonly string[] = [
  paths.landing,
  paths.signIn,
  paths.signUp,
  paths.ssoCallback,
  paths.error,
  paths.subscribe,
  paths.checkout,
  paths.subscriptionComplete,
]

let loaded = false
let entered: { from: string; to: string } | null = null

/**
 * Called by a player's loader before the navigation commits: stores the current page, to which closing the player returns (PLAY-25). A
 * class opened by URL has none (PLAY-11); after a reload the stored one is still valid.
 */
export function rememberPreviousPath(requestUrl: string): void {
  const to = addressOf(new URL(requestUrl))
  const from = rewrittenAddressOf(window.location)
  const isFirst = !loaded
  loaded = true
  if (from === to) {
    if (isFirst && openedByAddress(to)) sessionStore.remove('previousPath')
    return
  }
  entered = { from, to }
  if (isPlayer(from)) return
  if (passages.some((path) => isSamePath(path, new URL(from, window.location.origin).pathname)))
    sessionStore.remove('previousPath')
  else sessionStore.set('previousPath', from)
}

/** Where closing the player at `here` leads; `isStepBack` if that is the previous history entry. */
export function previousPath(here: string): { path: string | null; isStepBack: boolean } {
  const path = sessionStore.get('previousPath')
  return { path, isStepBack: path !== null && entered?.to === here && entered.from === path }
}

export function addressOf({ pathname, search }: { pathname: string; search: string }): string {
  return pathname + search
}

/** The address to which the router has redirected an old one. */
function rewrittenAddressOf({ pathname, search }: { pathname: string; search: string }): string {
  return rewriteLegacyPath(pathname) + search
}

function isPlayer(address: string): boolean {
  const [path = '', search] = address.split('?')
  if (/^\/channels\//i.test(path)) return new URLSearchParams(search).has('classId')
  if (/^\/classes\/(search|fav|recent|categories)\b/i.test(path)) return false
  return /^\/(classes|home|live|connect\/(classes|live))\/[^/]+\/?$/i.test(path)
}

function openedByAddress(to: string): boolean {
  const load = pageLoad()
  if (!load || load.type === 'reload') return false
  return rewrittenAddressOf(new URL(load.name)) === to
}
