import { loadStudioPhrases, type StudioLanguage, studioLanguageFor } from '@upbeat/phrases/studio/load-studio-phrases'
import type { StudioPhrases } from '@upbeat/phrases/studio/phrase-key'
import { create } from 'zustand'

const storageKey = 'studio.language'

type LanguageState = { language: StudioLanguage; phrases: StudioPhrases | null }
export const useLanguageStore = create<LanguageState>(() => ({ language: 'en-gb', phrases: null }))

/** Loads the phrases of the language chosen earlier in this browser, or of the browser's own. */
export async function startLanguage(): Promise<void> {
  const chosen = localStorage.getItem(storageKey)
  await showLanguage(studioLanguageFor(chosen ? [chosen] : navigator.languages))
}

/** Speaks the account's language from now on; null follows the browser. The next visit starts with it, before the session is read. */
export async function followLanguage(chosen: string | null): Promise<void> {
  if (chosen === null) localStorage.removeItem(storageKey)
  else localStorage.setItem(storageKey, chosen)
  const language = studioLanguageFor(chosen ? [chosen] : navigator.languages)
  if (language !== useLanguageStore.getState().language) await showLanguage(language)
}

async function showLanguage(language: StudioLanguage): Promise<void> {
  const phrases = await loadStudioPhrases(language)
  document.documentElement.lang = language
  useLanguageStore.setState({ language, phrases })
}
