import { enGb } from './en-gb.ts'
import { loadPhrases } from './load-phrases.ts'
import { namesEverywhere, sameAsEnglish } from './same-as-english.ts'

const english: Readonly<Record<string, string>> = enGb

/** The keys of which a language has no text, or the English one without a reason on the list. */
export async function untranslated(language: string): Promise<string[]> {
  const phrases: Readonly<Record<string, string>> = await loadPhrases(language)
  const shared = new Set(language.startsWith('en-') ? [] : sharedKeys(phrases))
  const own = language.replace(/-ch$/, '')
  const isListed = (text = '') => namesEverywhere.includes(text) || sameAsEnglish[text]?.split(' ').includes(own)
  return Object.keys(english).filter((key) => !phrases[key]?.trim() || (shared.has(key) && !isListed(phrases[key])))
}

/** The keys whose text, placeholders and signs apart, is the English one. */
export function sharedKeys(phrases: Readonly<Record<string, string>>): string[] {
  const hasLetters = (text = '') => /\p{L}/u.test(text.replace(/\{\{\w+\}\}/g, ''))
  return Object.keys(english).filter((key) => phrases[key] === english[key] && hasLetters(phrases[key]))
}
