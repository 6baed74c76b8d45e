import { logWarning } from './log.ts'

/** The local storage keys that the product names, and those decided beside them (SHELL-23, D-22). */
export type LocalKey =
  | 'token'
  | 'userId'
  | 'version'
  | 'SSOToken'
  | 'SSOTokenExpiry'
  | 'classTypes'
  | 'ProviderType'
  | 'thirdPartyAuth'
  | 'language'
  | 'clientId'
  | 'terms'
  | 'termsDate'
  | 'statistics'
  | 'announcements'
  | 'recentSearches'

/** What lives as long as the tab. `pageReloaded` and `checkReloaded` guard against reloading without end (D-20). */
export type SessionKey =
  | 'deeplink'
  | 'previousPath'
  | 'runtime'
  | 'lang'
  | 'tenant'
  | 'pageReloaded'
  | 'checkReloaded'
  | 'pagesShown'
  | 'order'

export type KeyValueStore<K extends string> = {
  get(key: K): string | null
  /** Whether the browser keeps the value beyond this page. */
  set(key: K, value: string): boolean
  remove(key: K): void
  clear(): void
}

let keeps = true

/** From now on this page neither reads nor writes what the browser keeps: a preview must not meet a member's session. */
export function keepNothing(): void {
  keeps = false
}

export function isKeeping(): boolean {
  return keeps
}

export const localStore = createKeyValueStore<LocalKey>(() => window.localStorage)
export const sessionStore = createKeyValueStore<SessionKey>(() => window.sessionStorage)

/**
 * A store over `open()`. Where the browser blocks storage, or it is full, values stay in memory and the failure is only
 * logged, so that the page works on for as long as it is open (SHELL-24).
 */
export function createKeyValueStore<K extends string>(open: () => Storage): KeyValueStore<K> {
  const memory = new Map<string, string>()
  const opened = openTested(open)
  const kept = () => (keeps ? opened : undefined)

  return {
    get: (key) => memory.get(key) ?? attempt(() => kept()?.getItem(key)) ?? null,
    set(key, value) {
      const storage = kept()
      const isKept = storage !== undefined && succeeds(() => storage.setItem(key, value))
      if (isKept) memory.delete(key)
      else memory.set(key, value)
      return isKept
    },
    remove(key) {
      memory.delete(key)
      attempt(() => kept()?.removeItem(key))
    },
    clear() {
      memory.clear()
      attempt(() => kept()?.clear())
    },
  }
}

function openTested(open: () => Storage): Storage | undefined {
  return attempt(() => {
    const storage = open()
    const testKey = 'upbeat-storage-test'
    storage.setItem(testKey, testKey)
    storage.removeItem(testKey)
    return storage
  })
}

function succeeds(action: () => void): boolean {
  return (
    attempt(() => {
      action()
      return true
    }) === true
  )
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch (error) {
    logWarning('Browser storage is not available', error)
    return undefined
  }
}
