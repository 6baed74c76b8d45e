import { add, type BitSet, emptySet } from './bit-set.ts'
import { editDistance } from './edit-distance.ts'

/** A word of a query, and similar spellings if no class has it. */
export type QueryWord = { word: string; similar: readonly string[] }
type WordIndex = { having: (word: QueryWord) => BitSet; knows: (word: string) => boolean }

/**
 * Maps words to classes. A query word also matches within longer words, because some scripts don't separate words and
 * people stop typing early; one or two Latin letters match only the beginning of a word. If a word matches nothing, it
 * may be misspelt, and its most similar words match instead.
 */
export function createWordIndex(classes: readonly { words: readonly string[] }[]): WordIndex {
  const size = classes.length
  const places = new Map<string, Uint32Array>()
  for (const [word, positions] of positionsByWord(classes)) places.set(word, Uint32Array.from(positions))

  function having({ word, similar }: QueryWord): BitSet {
    const set = emptySet(size)
    const known = longer(word)
    for (const each of known.length > 0 ? known : nearest(word, similar)) addAll(set, places.get(each))
    return set
  }

  function longer(word: string) {
    const within = isShort(word) ? (known: string) => known.startsWith(word) : (known: string) => known.includes(word)
    return [...places.keys()].filter(within)
  }

  /** Of the similar words that this club has, only the most similar ones. */
  function nearest(word: string, similar: readonly string[]) {
    const near = similar
      .filter((known) => places.has(known))
      .map((known) => ({ known, distance: editDistance(word, known) }))
      .filter(({ distance }) => distance <= allowedEdits(word))
    const least = Math.min(...near.map(({ distance }) => distance))
    return near.filter(({ distance }) => distance === least).map(({ known }) => known)
  }

  return { having, knows: (word) => longer(word).length > 0 }
}

function positionsByWord(classes: readonly { words: readonly string[] }[]) {
  const found = new Map<string, number[]>()
  for (const [position, { words }] of classes.entries()) {
    for (const word of words) {
      const known = found.get(word)
      if (known) known.push(position)
      else found.set(word, [position])
    }
  }
  return found
}

function addAll(set: BitSet, positions: Uint32Array | undefined) {
  for (const position of positions ?? []) add(set, position)
}

function isShort(word: string) {
  return /^[\x20-\x7e]{1,2}$/.test(word)
}

/** Short words are too similar to each other for guessing. */
function allowedEdits(word: string) {
  if (word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}
