import { logWarning } from './log.ts'

/** The local storage keys of the specification, and our own (SHELL-23, D-22). */
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

/** Session storage keys. `pageReloaded` and `checkReloaded` prevent reload loops (D-20). */
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
  /** Whether the browser stores the value beyond this page. */
  set(key: K, value: string): boolean
  remove(key: K): void
  clear(): void
}

let keeps = true

/** Disables reading and writing the browser's storage: a preview must not use a member's session. */
export function keepNothing(): void {
  keeps = false
}

export function isKeeping(): boolean {
  return keeps
}

export const localStore = createKeyValueStore<LocalKey>(() => window.localStorage)
export const sessionStore = createKeyValueStore<SessionKey>(() => window.sessionStorage)

/**
 * Creates a store over `open()`. If storage is blocked or full, values stay in memory and the failure is only logged, so that the page
 * keeps working (SHELL-24).
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
