import type { PhraseKey, PluralKey } from '@upbeat/phrases/phrase-key'

export type PhraseValues = Record<string, string | number>
/** A phrase's key, or that of a phrase with plural forms, which `count` chooses among. */
export type TextKey = PhraseKey | PluralKey
export type Phrases = Readonly<Record<string, string | undefined>>

/**
 * The phrase of `key` with each `{{name}}` replaced. A key with plural forms is looked up as `key_one`, `key_few` ... by the
 * language's own rules for `values.count`. `undefined` where there is no such phrase.
 */
export function translate(
  phrases: Phrases,
  language: string,
  key: string,
  values: PhraseValues = {},
): string | undefined {
  const phrase = phrases[key] ?? pluralForm(phrases, language, key, values.count)
  return phrase?.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => format(values[name], language) ?? placeholder)
}

function pluralForm(
  phrases: Phrases,
  language: string,
  key: string,
  count: string | number | undefined,
): string | undefined {
  if (typeof count !== 'number') return undefined
  return phrases[`${key}_${new Intl.PluralRules(language).select(count)}`] ?? phrases[`${key}_other`]
}

function format(value: string | number | undefined, language: string): string | undefined {
  return typeof value === 'number' ? new Intl.NumberFormat(language).format(value) : value
}
