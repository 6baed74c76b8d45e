import { durationMinutes } from '../classes/duration-minutes.ts'
import type { LevelId } from '../classes/level.ts'

/** A part of a search text that names a length, a level or a category. `text` is the original text. */
export type SearchTerm =
  | { text: string; minutes: number }
  | { text: string; level: LevelId }
  | { text: string; categoryId: string }

/** The words for lengths, levels and categories in all supported languages. */
export type SearchTermNames = {
  /** The unit after a number: `min`, `minutes`, `分`. */
  minutes: readonly string[]
  levels: Readonly<Record<LevelId, readonly string[]>>
  /** Keyed by category id. */
  categories: ReadonlyMap<string, readonly string[]>
}

/**
 * Splits a search text into lengths ("20 min"), levels ("beginner"), a category named next to other words ("yoga Inês"), and the remaining
 * text.
 */
export function searchTerms(query: string, names: SearchTermNames): { rest: string; terms: SearchTerm[] } {
  const terms: SearchTerm[] = []
  const levels = (Object.entries(names.levels) as [LevelId, readonly string[]][]).flatMap(([level, all]) =>
    all.map((name) => ({ level, name: plain(name) })),
  )
  const units = anyOf(names.minutes.map(plain), '')
  const withoutLengths = plain(query).replace(
    new RegExp(`(?<![\\p{N}\\p{sc=Latin}])([1-9][0-9]{0,2})[\\s-]*(?:${units})`, 'giu'),
    (text, minutes: string) => {
      terms.push({ text, minutes: Number(minutes) })
      return ' '
    },
  )
  const levelNames = anyOf(
    levels.map(({ name }) => name),
    's?',
  )
  const rest = withoutLengths.replace(new RegExp(levelNames, 'giu'), (text) => {
    const said = text.toLowerCase()
    const known = levels.find(({ name }) => said === name || said === `${name}s`)
    if (!known) return text
    terms.push({ text, level: known.level })
    return ' '
  })
  const { rest: others, term } = namedCategory(rest, names)
  if (term && (others || terms.length > 0)) return { rest: others, terms: [...terms, term] }
  return { rest: rest.trim(), terms }
}

function namedCategory(text: string, { categories }: SearchTermNames): { rest: string; term?: SearchTerm } {
  const known = new Map([...categories].flatMap(([id, all]) => all.map((name) => [plain(name), id] as const)))
  const found = new RegExp(anyOf([...known.keys()], ''), 'iu').exec(text)
  const categoryId = found ? known.get(found[0].toLowerCase().replace(/\s+/g, ' ')) : undefined
  if (!found || categoryId === undefined) return { rest: text.trim() }
  return { rest: text.replace(found[0], ' ').trim(), term: { text: found[0], categoryId } }
}

/** Whether a class lasts about this long: ±10 %, at least ±1 minute. False for a class without a length. */
export function isAboutMinutes(durationSecond: number | null, minutes: number): boolean {
  return durationSecond !== null && Math.abs(durationMinutes(durationSecond) - minutes) <= Math.max(1, minutes / 10)
}

/** Languages written without spaces, where a match needs no word boundary. */
const withoutSpaces = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u

/** Longest name first: "upper intermediate" must not match as "intermediate". */
function anyOf(names: readonly string[], ending: string): string {
  const patterns = [...new Set(names)]
    .filter(Boolean)
    .toSorted((one, other) => other.length - one.length)
    .map((name) => {
      const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')
      return withoutSpaces.test(name) ? escaped : `(?<!\\p{L})${escaped}${ending}(?![\\p{L}\\p{M}\\p{N}])`
    })
  // Without names, match nothing.
  return patterns.join('|') || '(?!)'
}

/** Lower case, without Latin and Greek accents. Marks of other scripts are distinct letters. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/([\p{sc=Latin}\p{sc=Greek}])[\u0300-\u036f]+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, '')
}
