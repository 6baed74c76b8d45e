import { add, type BitSet, emptySet } from './bit-set.ts'
import { editDistance } from './edit-distance.ts'

/** A word of a question, and for one that no class has what is spelt like it. */
export type AskedWord = { word: string; similar: readonly string[] }
type WordIndex = { having: (asked: AskedWord) => BitSet; knows: (word: string) => boolean }

/**
 * Which classes have which words. A word is found within longer ones, for some scripts set none apart and people stop typing
 * early; one or two Latin letters only at a beginning. What is found nowhere may be misspelt: then its nearest neighbours count.
 */
export function createWordIndex(classes: readonly { words: readonly string[] }[]): WordIndex {
  const size = classes.length
  const places = new Map<string, Uint32Array>()
  for (const [word, positions] of positionsByWord(classes)) places.set(word, Uint32Array.from(positions))

  function having({ word, similar }: AskedWord): BitSet {
    const set = emptySet(size)
    const known = longer(word)
    for (const each of known.length > 0 ? known : nearest(word, similar)) addAll(set, places.get(each))
    return set
  }

  function longer(word: string) {
    const within = isShort(word) ? (known: string) => known.startsWith(word) : (known: string) => known.includes(word)
    return [...places.keys()].filter(within)
  }

  /** Only those as near as the nearest that this club has. */
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

/** Short words are too near to each other to be guessed. */
function allowedEdits(word: string) {
  if (word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}
