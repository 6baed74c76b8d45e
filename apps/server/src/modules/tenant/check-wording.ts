import { enGb } from '@upbeat/phrases/en-gb'
import { loadPhrases } from '@upbeat/phrases/load-phrases'
import { isLanguageCode } from '@upbeat/rules/i18n/languages'

const english: Readonly<Record<string, string>> = enGb
const mostLetters = 2000
const placeholder = /\{\{\w+\}\}/g

/** What is wrong with a club's own texts in a language, one line a fault, each naming its key. */
export async function checkWording(language: string, texts: Record<string, string>): Promise<string[]> {
  if (!isLanguageCode(language)) return [`wording: there is no language ${language}`]
  const phrases: Readonly<Record<string, string>> = await loadPhrases(language)
  return Object.entries(texts).flatMap(([key, text]) => {
    const fault = faultOf(key, text, phrases)
    return fault ? [`wording.${language}.${key}: ${fault}`] : []
  })
}

function faultOf(key: string, text: string, phrases: Readonly<Record<string, string>>): string | null {
  // Some languages count in more forms than English has.
  const base = key.replace(/_(zero|one|two|few|many)$/, '_other')
  if (!Object.hasOwn(english, key) && !Object.hasOwn(english, base)) return 'there is no such phrase'
  if (text.length > mostLetters || /\p{Cc}/u.test(text)) return `must be one line of at most ${mostLetters} letters`
  const wanted = placeholdersOf(phrases[key] ?? phrases[base] ?? english[base] ?? '')
  const given = placeholdersOf(text)
  const unknown = given.find((name) => !(key === base ? wanted : [...wanted, '{{count}}']).includes(name))
  if (unknown) return `${unknown} is not among its placeholders (${wanted.join(' ') || 'none'})`
  if (/\{\{|\}\}/.test(text.replace(placeholder, ''))) return 'has a brace too many or too few'
  // "One class" needs no number.
  const missing = wanted.find((name) => !given.includes(name) && !(key !== base && name === '{{count}}'))
  return missing ? `lacks ${missing}` : null
}

function placeholdersOf(text: string): string[] {
  return [...new Set(text.match(placeholder))]
}
