import { localStore } from '../../../lib/storage.ts'

/** How many searches the browser keeps. */
const mostKept = 5

/** The texts searched for last, newest first, each once whatever its case. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStore.get('recentSearches') ?? '[]')
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string').slice(0, mostKept) : []
  } catch {
    return []
  }
}

/** Puts a text before the others, and forgets the oldest beyond five. */
export function rememberSearch(text: string): void {
  const others = recentSearches().filter((each) => each.toLowerCase() !== text.toLowerCase())
  localStore.set('recentSearches', JSON.stringify([text, ...others].slice(0, mostKept)))
}

export function forgetSearches(): void {
  localStore.remove('recentSearches')
}
