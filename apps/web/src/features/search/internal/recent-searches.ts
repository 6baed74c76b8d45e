import { localStore } from '../../../lib/storage.ts'

/** Number of searches stored in the browser. */
const maxKept = 5

/** The last search texts, newest first, without case-insensitive duplicates. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStore.get('recentSearches') ?? '[]')
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string').slice(0, maxKept) : []
  } catch {
    return []
  }
}

/** Puts a text first, and drops the oldest beyond five. */
export function rememberSearch(text: string): void {
  const others = recentSearches().filter((each) => each.toLowerCase() !== text.toLowerCase())
  localStore.set('recentSearches', JSON.stringify([text, ...others].slice(0, maxKept)))
}

export function forgetSearches(): void {
  localStore.remove('recentSearches')
}
