import { termsLoadDelayMilliseconds } from '@upbeat/rules/constants'
import { api } from '../../lib/api.ts'
import { logWarning } from '../../lib/log.ts'
import { localStore } from '../../lib/storage.ts'
import { useLanguageStore } from './language-store.ts'
import type { Phrases } from './translate.ts'

/**
 * Fetches the texts of `language` from the server, keeps them in this browser and answers them; `null` where those kept are
 * still the latest (I18N-05).
 */
export async function fetchTerms(language: string): Promise<Phrases | null> {
  const since = keptTerms(language) ? localStore.get('termsDate') : null
  const { status, headers, body } = await api.reply('getTerms', {
    query: { languageCode: language },
    headers: since ? { 'If-Modified-Since': since } : {},
  })
  if (status === 304 || !body) return null
  localStore.set('terms', JSON.stringify({ language, phrases: body }))
  localStore.set('termsDate', headers.get('Last-Modified') ?? '')
  return body
}

/** The texts this browser has kept of `language`. */
export function keptTerms(language: string): Phrases | null {
  try {
    const kept = JSON.parse(localStore.get('terms') ?? 'null') as { language: string; phrases: Phrases } | null
    return kept?.language === language ? kept.phrases : null
  } catch {
    return null
  }
}

/** Takes up newer translations a while after the start, so that they never hold up the first page (I18N-03). */
export function scheduleTermsRefresh(): void {
  setTimeout(refreshTerms, termsLoadDelayMilliseconds)
}

async function refreshTerms(): Promise<void> {
  const { language } = useLanguageStore.getState()
  try {
    const terms = await fetchTerms(language)
    if (terms)
      useLanguageStore.setState((state) =>
        state.language === language ? { phrases: { ...state.phrases, ...terms } } : state,
      )
  } catch (error) {
    logWarning('The translations could not be refreshed', error)
  }
}
