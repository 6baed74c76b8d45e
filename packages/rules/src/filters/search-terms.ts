import { durationMinutes } from '../classes/duration-minutes.ts'
import type { LevelId } from '../classes/level.ts'

/** A part of a search text that names a length, a level or a category. `text` is how it was written. */
export type SearchTerm =
  | { text: string; minutes: number }
  | { text: string; level: LevelId }
  | { text: string; categoryId: string }

/** How lengths, levels and categories are called, in all languages that are understood. */
export type SearchTermNames = {
  /** What follows the number: `min`, `minutes`, `分`. */
  minutes: readonly string[]
  levels: Readonly<Record<LevelId, readonly string[]>>
  /** By the category's id. */
  categories: ReadonlyMap<string, readonly string[]>
}

/**
 * Splits a search text into its lengths ("20 min"), its levels ("beginner"), the category it names beside something else ("yoga Inês") and the
 * rest, which is searched as text.
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

/** Whether a class lasts about that long, give or take a tenth. A class that doesn't say how long it lasts does not. */
export function isAboutMinutes(durationSecond: number | null, minutes: number): boolean {
  return durationSecond !== null && Math.abs(durationMinutes(durationSecond) - minutes) <= Math.max(1, minutes / 10)
}

/** Languages that set no spaces: what follows or precedes a name there says nothing about where it ends. */
const withoutSpaces = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u

/** The longest name first: an "upper intermediate" must not be read as "intermediate". */
function anyOf(names: readonly string[], ending: string): string {
  const patterns = [...new Set(names)]
    .filter(Boolean)
    .toSorted((one, other) => other.length - one.length)
    .map((name) => {
      const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')
      return withoutSpaces.test(name) ? escaped : `(?<!\\p{L})${escaped}${ending}(?![\\p{L}\\p{M}\\p{N}])`
    })
  // With no name nothing is found.
  return patterns.join('|') || '(?!)'
}

/** Lower case, without the accents of Latin and Greek; other scripts' marks are letters to their readers. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, '')
}
