import type { Phrase } from '@upbeat/contract/studio/entities/texts'
import { comparedText } from '@upbeat/rules/text/compared-text'
import { areaOf } from '../../../lib/forms/text-area.ts'

export type TextFilter = { show: 'all' | 'missing' | 'own'; area: string; words: string }
type Own = Readonly<Record<string, string | null>>

/** The filtered phrases. Untranslated overrides of the main language come first (WORD-01). */
export function filterPhrases(phrases: readonly Phrase[], own: Own, { show, area, words }: TextFilter): Phrase[] {
  const wanted = comparedText(words.trim())
  const shown = phrases.filter((phrase) => {
    if (show === 'missing' && !isMissing(phrase, own)) return false
    if (show === 'own' && !own[phrase.key]) return false
    if (area !== '' && areaOf(phrase.key) !== area) return false
    const { key, product, source } = phrase
    return wanted === '' || [key, product, source, own[key] ?? ''].some((text) => includes(text, wanted))
  })
  const [missing, rest] = [shown.filter((phrase) => isMissing(phrase, own)), shown.filter((p) => !isMissing(p, own))]
  return [...missing, ...rest]
}

/** Whether the main language has an override that this language lacks. */
export function isMissing({ key, isOwn }: Phrase, own: Own): boolean {
  return isOwn && !own[key]
}

/** The distinct areas, in order of the phrases. */
export function areasOf(phrases: readonly Phrase[]): string[] {
  return [...new Set(phrases.map(({ key }) => areaOf(key)))]
}

function includes(text: string, wanted: string): boolean {
  return comparedText(text).includes(wanted)
}
