import type { StudioTextKey } from '@upbeat/phrases/studio/phrase-key'
import { type PhraseValues, translate } from '@upbeat/rules/i18n/translate'
import { useCallback } from 'react'
import { useLanguageStore } from './language-store.ts'

export type Text = (key: StudioTextKey, values?: PhraseValues) => string

/** The studio's phrases by key, e.g. `t('classes.count', { count: 3 })`; re-renders when the language changes. */
export function useText(): Text {
  const { language, phrases } = useLanguageStore()
  return useCallback((key, values) => translate(phrases ?? {}, language, key, values) ?? key, [language, phrases])
}
