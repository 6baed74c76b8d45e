import { enGb } from '@upbeat/phrases/en-gb'
import { loadPhrases } from '@upbeat/phrases/load-phrases'
import { faultOfText, longestText, otherFormOf, type TextFault } from '@upbeat/rules/i18n/fault-of-text'
import { isLanguageCode } from '@upbeat/rules/i18n/languages'

const english: Readonly<Record<string, string>> = enGb

/** The faults of a club's own texts in a language, one line per fault, each with its key. */
export async function checkWording(language: string, texts: Record<string, string>): Promise<string[]> {
  if (!isLanguageCode(language)) return [`wording: there is no language ${language}`]
  const faults = await wordingFaults(language, texts)
  return faults.map(({ key, fault }) => `wording.${language}.${key}: ${fault}`)
}

/** The faults of overrides in a language of the product, by key. */
export async function wordingFaults(
  language: string,
  texts: Record<string, string>,
): Promise<{ key: string; fault: string }[]> {
  const phrases: Readonly<Record<string, string>> = await loadPhrases(language)
  return Object.entries(texts).flatMap(([key, text]) => {
    const fault = lineOf(key, text, phrases)
    return fault ? [{ key, fault }] : []
  })
}

function lineOf(key: string, text: string, phrases: Readonly<Record<string, string>>): string | null {
  // Some languages have more plural forms than English.
  const base = otherFormOf(key)
  if (!Object.hasOwn(english, key) && !Object.hasOwn(english, base)) return 'there is no such phrase'
  const fault = faultOfText(text, { key, model: phrases[key] ?? phrases[base] ?? english[base] ?? '' })
  return fault && describe(fault)
}

function describe(fault: TextFault): string {
  if (fault.kind === 'notOneLine') return `must be one line of at most ${longestText} characters`
  if (fault.kind === 'strayBrace') return 'has a brace too many or too few'
  if (fault.kind === 'missingPlaceholder') return `lacks ${fault.name}`
  return `${fault.name} is not among its placeholders (${fault.wanted.join(' ') || 'none'})`
}
