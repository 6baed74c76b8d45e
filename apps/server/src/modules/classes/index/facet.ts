import { comparedText } from '@upbeat/rules/text/compared-text'
import { add, type BitSet, emptySet, has, isEmpty, moved, remove } from './bit-set.ts'

/** The classes that have a value, by the value as it is compared. */
export type Facet = Map<string, BitSet>

/** Some classes of an index replaced, added or removed. */
export type IndexEdit<Item> = {
  /** The number of classes afterwards. */
  size: number
  /** The new positions of the classes that stay, by their old ones; -1 for the others. Null if no position changes. */
  moves: Int32Array | null
  /** The old positions of the classes that are replaced or removed. */
  taken: readonly number[]
  put: readonly { position: number; item: Item }[]
}
export type ValuesOf<Item> = (item: Item) => readonly (string | number)[]

export function facet<Item>(items: readonly Item[], valuesOf: ValuesOf<Item>): Facet {
  const sets: Facet = new Map()
  for (const [position, item] of items.entries()) {
    for (const key of keysOf(item, valuesOf)) {
      const set = sets.get(key) ?? emptySet(items.length)
      sets.set(key, set)
      add(set, position)
    }
  }
  return sets
}

/** A facet after an edit. Shares the sets that don't change with `before`. */
export function editedFacet<Item>(before: Facet, edit: IndexEdit<Item>, valuesOf: ValuesOf<Item>): Facet {
  const { size, moves, taken, put } = edit
  const sets: Facet = new Map(before)
  const own = new Set<string>()
  for (const [key, set] of before) {
    if (moves) sets.set(key, moved(set, moves, size))
    else if (taken.some((position) => has(set, position))) sets.set(key, without(set, taken))
    else continue
    own.add(key)
  }
  for (const { position, item } of put) {
    for (const key of keysOf(item, valuesOf)) {
      const set = sets.get(key)
      const changed = set && own.has(key) ? set : (set?.slice() ?? emptySet(size))
      sets.set(key, changed)
      own.add(key)
      add(changed, position)
    }
  }
  for (const key of own) if (isEmpty(sets.get(key) ?? emptySet(0))) sets.delete(key)
  return sets
}

function keysOf<Item>(item: Item, valuesOf: ValuesOf<Item>): string[] {
  return valuesOf(item).map((value) => comparedText(String(value)))
}

function without(set: BitSet, taken: readonly number[]): BitSet {
  const rest = set.slice()
  for (const position of taken) remove(rest, position)
  return rest
}
