import { defaultLanguage } from '@upbeat/rules/i18n/languages'
import type { Phrases } from '@upbeat/rules/i18n/translate'
import { create } from 'zustand'

export type LanguageState = {
  language: string
  phrases: Phrases
  /** The English texts, loaded only if a phrase is missing (I18N-11). */
  english: Phrases
}

export const useLanguageStore = create<LanguageState>()(() => ({
  language: defaultLanguage as string,
  phrases: {},
  english: {},
}))

export function currentLanguage(): string {
  return useLanguageStore.getState().language
}

export function useLanguage(): string {
  return useLanguageStore((state) => state.language)
}
