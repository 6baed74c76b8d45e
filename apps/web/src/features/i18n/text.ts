import { type PhraseValues, translate } from '@upbeat/rules/i18n/translate'
import { useCallback } from 'react'
import { logWarning } from '../../lib/log.ts'
import { type LanguageState, useLanguageStore } from './language-store.ts'
import type { TextKey } from './text-key.ts'

export type Text = (key: TextKey, values?: PhraseValues) => string

/** The page's texts by key; re-renders when the language changes. */
export function useText(): Text {
  const state = useLanguageStore()
  return useCallback((key, values) => look(state, key, values), [state])
}

/** A text for code outside components; not updated by a later change of language. */
export function text(key: TextKey, values?: PhraseValues): string {
  return look(useLanguageStore.getState(), key, values)
}

/** A text whose key comes from data (a category, an error), or `fallback` if missing, without logging. */
export function textOrElse(key: string, fallback: string): string {
  const { phrases, language, english } = useLanguageStore.getState()
  return translate(phrases, language, key) ?? translate(english, 'en-gb', key) ?? fallback
}

const missing = new Set<string>()

/** A missing phrase is logged once; its English text or its key is shown (I18N-11). */
function look({ phrases, language, english }: LanguageState, key: string, values?: PhraseValues): string {
  const phrase = translate(phrases, language, key, values)
  if (phrase !== undefined) return phrase
  if (!missing.has(key)) {
    missing.add(key)
    logWarning(`No phrase "${key}" in ${language}`)
    void loadEnglish()
  }
  return translate(english, 'en-gb', key, values) ?? key
}

let englishAsked = false

async function loadEnglish(): Promise<void> {
  if (englishAsked) return
  englishAsked = true
  const { enGb } = await import('@upbeat/phrases/en-gb')
  useLanguageStore.setState({ english: enGb })
}
