import {
  loadFirstPhrases,
  loadStudioPhrases,
  type StudioLanguage,
  studioLanguageFor,
} from '@upbeat/phrases/studio/load-studio-phrases'
import type { StudioPhrases } from '@upbeat/phrases/studio/phrase-key'
import { create } from 'zustand'

const storageKey = 'studio.language'

type LanguageState = { language: StudioLanguage; phrases: Partial<StudioPhrases> | null }
export const useLanguageStore = create<LanguageState>(() => ({ language: 'en-gb', phrases: null }))

/** Loads the phrases of the language chosen earlier in this browser, or of the browser's own. */
export async function startLanguage(): Promise<void> {
  const chosen = localStorage.getItem(storageKey)
  await showLanguage(studioLanguageFor(chosen ? [chosen] : navigator.languages))
}

/** Changes to the account's language; null follows the browser. The next visit starts with it, before the session loads. */
export async function followLanguage(chosen: string | null): Promise<void> {
  if (chosen === null) localStorage.removeItem(storageKey)
  else localStorage.setItem(storageKey, chosen)
  const language = studioLanguageFor(chosen ? [chosen] : navigator.languages)
  if (language !== wanted) await showLanguage(language)
}

let load: (language: StudioLanguage) => Promise<Partial<StudioPhrases>> = loadFirstPhrases
let wanted: StudioLanguage = 'en-gb'
let latest: Promise<void> = Promise.resolve()
let everyPhrase: Promise<void> | null = null

/** Also loads the phrases of pages beyond the first, in each language from now on. Idempotent: returns the first call's promise. */
export function loadEveryPhrase(): Promise<void> {
  load = loadStudioPhrases
  everyPhrase ??= showLanguage(wanted).catch((error) => {
    everyPhrase = null
    throw error
  })
  return everyPhrase
}

/** Resolves when the last requested language is shown. */
function showLanguage(language: StudioLanguage): Promise<void> {
  wanted = language
  latest = show(language)
  return latest
}

async function show(language: StudioLanguage): Promise<void> {
  const phrases = await load(language)
  if (wanted !== language) return latest
  document.documentElement.lang = language
  // The first page's phrases may arrive after all others.
  useLanguageStore.setState((shown) => {
    return { language, phrases: shown.language === language ? { ...shown.phrases, ...phrases } : phrases }
  })
}
