import { termsLoadDelayMilliseconds } from '@upbeat/rules/constants'
import type { Phrases } from '@upbeat/rules/i18n/translate'
import { api } from '../../lib/api.ts'
import { logWarning } from '../../lib/log.ts'
import { localStore } from '../../lib/storage.ts'
import { useLanguageStore } from './language-store.ts'

/**
 * Fetches the texts of `language` from the server, keeps them in this browser and answers them; `null` where those kept are
 * still the latest (I18N-05).
 */
export async function fetchTerms(language: string): Promise<Phrases | null> {
  const since = findKept(language)?.date
  const { status, headers, body } = await api.reply('getTerms', {
    query: { languageCode: language },
    headers: since ? { 'If-Modified-Since': since } : {},
  })
  if (status === 304 || !body) return null
  const date = headers.get('Last-Modified') ?? ''
  const others = readKept().filter((kept) => kept.language !== language)
  localStore.set('terms', JSON.stringify([{ language, date, phrases: body }, ...others].slice(0, mostKept)))
  localStore.set('termsDate', date)
  return body
}

/** The texts this browser has kept of `language`. */
export function keptTerms(language: string): Phrases | null {
  return findKept(language)?.phrases ?? null
}

/** The texts of a language and the date they came with. */
type Kept = { language: string; date: string; phrases: Phrases }

/** Who goes to and fro between two languages needs both, also without a network; a set is about 60 kB. */
const mostKept = 3

function findKept(language: string): Kept | undefined {
  return readKept().find((kept) => kept.language === language)
}

/** The latest first. Earlier versions kept one language alone, its date beside it. */
function readKept(): Kept[] {
  try {
    const stored = JSON.parse(localStore.get('terms') ?? '[]') as Kept[] | Omit<Kept, 'date'>
    return Array.isArray(stored) ? stored : [{ ...stored, date: localStore.get('termsDate') ?? '' }]
  } catch {
    return []
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
