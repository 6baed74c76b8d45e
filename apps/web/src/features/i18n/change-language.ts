import { directionOf } from '@upbeat/rules/i18n/languages'
import type { Phrases } from '@upbeat/rules/i18n/translate'
import { refetchCache } from '../../lib/api/member-cache.ts'
import { setPageCookie } from '../../lib/page/page-cookie.ts'
import { localStore } from '../../lib/storage.ts'
import { useLanguageStore } from './language-store.ts'
import { fetchTerms, keptTerms } from './terms.ts'

/** The latest choice. */
let chosen = ''

/**
 * Changes the page to `language`: fetches its texts (D-81), stores the choice (I18N-10) and refetches localised data. Of several
 * consecutive choices the last one wins, in whatever order the replies arrive.
 * @throws ApiError; the page then keeps its language.
 */
export async function changeLanguage(language: string): Promise<void> {
  chosen = language
  const phrases = (await fetchTerms(language)) ?? keptTerms(language) ?? {}
  if (chosen !== language) return
  storeLanguage(language)
  showLanguage(language, phrases)
  await refetchCache()
}

/** Stores the choice, also in a cookie, so that the server renders the next page in it. */
export function storeLanguage(language: string): void {
  localStore.set('language', language)
  setPageCookie('language', language)
}

export function showLanguage(language: string, phrases: Phrases): void {
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
  useLanguageStore.setState({ language, phrases })
}
