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

/** Latest first. */
function readKept(): Kept[] {
  try {
    return JSON.parse(localStore.get('terms') ?? '[]') as Kept[]
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
        state.language === language && differs(terms, state.phrases)
          ? { phrases: { ...state.phrases, ...terms } }
          : state,
      )
  } catch (error) {
    logWarning('The translations could not be refreshed', error)
  }
}

/** Whether a text of the page has changed: as a rule none has, and the page needn't render again. */
function differs(terms: Phrases, shown: Phrases): boolean {
  return Object.entries(shown).some(([key, text]) => (terms[key] ?? text) !== text)
}
