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

async function showLanguage(language: StudioLanguage): Promise<void> {
  const phrases = await loadStudioPhrases(language)
  document.documentElement.lang = language
  useLanguageStore.setState({ language, phrases })
}
