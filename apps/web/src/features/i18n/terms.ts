import { termsLoadDelayMilliseconds } from '@upbeat/rules/constants'
import type { Phrases } from '@upbeat/rules/i18n/translate'
import { api } from '../../lib/api/api.ts'
import { logWarning } from '../../lib/log.ts'
import { localStore } from '../../lib/storage.ts'
import { useLanguageStore } from './language-store.ts'

/** Fetches and stores the texts of `language`; `null` if the stored ones are current (I18N-05). */
export async function fetchTerms(language: string): Promise<Phrases | null> {
  const since = findKept(language)?.date
  const { status, headers, body } = await api.reply('getTerms', {
    query: { languageCode: language },
    headers: since ? { 'If-Modified-Since': since } : {},
  })
  if (status === 304 || !body) return null
  const date = headers.get('Last-Modified') ?? ''
  const others = readKept().filter((kept) => kept.language !== language)
  localStore.set('terms', JSON.stringify([{ language, date, phrases: body }, ...others].slice(0, maxKept)))
  localStore.set('termsDate', date)
  return body
}

/** The stored texts of `language`. */
export function keptTerms(language: string): Phrases | null {
  return findKept(language)?.phrases ?? null
}

/** The texts of a language and their date. */
type Kept = { language: string; date: string; phrases: Phrases }

/** Several languages are stored, so that switching between them works offline; a set is about 60 kB. */
const maxKept = 3

function findKept(language: string): Kept | undefined {
  return readKept().find((kept) => kept.language === language)
}

/** Latest first. Earlier versions stored one language, with its date in a separate key. */
function readKept(): Kept[] {
  try {
    const stored = JSON.parse(localStore.get('terms') ?? '[]') as Kept[] | Omit<Kept, 'date'>
    return Array.isArray(stored) ? stored : [{ ...stored, date: localStore.get('termsDate') ?? '' }]
  } catch {
    return []
  }
}

/** Checks for newer translations some time after the start, so that the first page isn't delayed (I18N-03). */
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
