import { add, type BitSet, emptySet, has } from './bit-set.ts'
import { editDistance } from './edit-distance.ts'
import type { IndexEdit } from './facet.ts'

/** A word of a query, and similar spellings if no class has it. */
export type QueryWord = { word: string; similar: readonly string[] }
export type WordIndex = {
  having: (word: QueryWord) => BitSet
  knows: (word: string) => boolean
  /** The index after an edit; shares with this one what doesn't change. */
  edited: (edit: IndexEdit<Worded>) => WordIndex
}
type Worded = { words: readonly string[] }
/** The positions of the classes that have a word, ascending. */
type Places = ReadonlyMap<string, Uint32Array>

/**
 * Maps words to classes. A query word also matches within longer words, because some scripts don't separate words and
 * people stop typing early; one or two Latin letters match only the beginning of a word. If a word matches nothing, it
 * may be misspelt, and its most similar words match instead.
 */
export function createWordIndex(classes: readonly Worded[]): WordIndex {
  const places = new Map<string, Uint32Array>()
  const all = classes.map((item, position) => ({ position, item }))
  for (const [word, positions] of positionsByWord(all)) places.set(word, Uint32Array.from(positions))
  return wordIndexOf(places, classes.length)
}

function wordIndexOf(places: Places, size: number): WordIndex {
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

  return {
    having,
    knows: (word) => longer(word).length > 0,
    edited: (edit) => wordIndexOf(editedPlaces(places, edit), edit.size),
  }
}

function editedPlaces(before: Places, { moves, taken, put, size }: IndexEdit<Worded>): Places {
  const places = new Map(before)
  const gone = emptySet(Math.max(size, ...taken.map((position) => position + 1)))
  for (const position of taken) add(gone, position)
  for (const [word, positions] of before) {
    if (moves) places.set(word, movedPlaces(positions, moves))
    else if (positions.some((position) => has(gone, position)))
      places.set(
        word,
        positions.filter((position) => !has(gone, position)),
      )
  }
  for (const [word, added] of positionsByWord(put)) places.set(word, joined(places.get(word), added))
  for (const [word, positions] of places) if (positions.length === 0) places.delete(word)
  return places
}

/** The classes that stay keep their order. */
function movedPlaces(positions: Uint32Array, moves: Int32Array) {
  return positions.filter((position) => moves[position] !== -1).map((position) => moves[position] ?? 0)
}

function joined(known: Uint32Array | undefined, added: readonly number[]) {
  const positions = new Uint32Array((known?.length ?? 0) + added.length)
  if (known) positions.set(known)
  positions.set(added, known?.length ?? 0)
  return positions.sort()
}

function positionsByWord(classes: readonly { position: number; item: Worded }[]) {
  const found = new Map<string, number[]>()
  for (const { position, item } of classes) {
    for (const word of item.words) {
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
