import type { PhraseKey, PluralKey } from '@upbeat/phrases/phrase-key'

/** A phrase's key, or that of a phrase with plural forms selected by `count`. */
export type TextKey = PhraseKey | PluralKey
