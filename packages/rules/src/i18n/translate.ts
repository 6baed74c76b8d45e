export type PhraseValues = Record<string, string | number>
export type Phrases = Readonly<Record<string, string | undefined>>

/**
 * The phrase of `key` with each `{{name}}` replaced. With `values.count`, plural forms are looked up as `key_one`, `key_few` ... by the
 * language's rules. `undefined` if the phrase doesn't exist.
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
  return phrases[`${key}_${rulesOf(language).plurals.select(count)}`] ?? phrases[`${key}_other`]
}

function format(value: string | number | undefined, language: string): string | undefined {
  return typeof value === 'number' ? rulesOf(language).numbers.format(value) : value
}

type Rules = { plurals: Intl.PluralRules; numbers: Intl.NumberFormat }
const known = new Map<string, Rules>()

/** Cached: `Intl.PluralRules` is slow to construct, and lists of cards use it often. */
function rulesOf(language: string): Rules {
  const rules = known.get(language) ?? {
    plurals: new Intl.PluralRules(language),
    numbers: new Intl.NumberFormat(language),
  }
  known.set(language, rules)
  return rules
}
