import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { createSearchIndex, type Indexed, type SearchIndex } from './index/search-index.ts'
import { presentListed, type SplicedClass, spliced } from './present.ts'
import type { ClassRow, Words } from './repository.ts'

export type CatalogueClass = { row: ClassRow; listed: Omit<ListedClass, 'favourite'>; json: SplicedClass }
/** Classes sorted newest first, with their search index. */
export type ClassSet = { classList: CatalogueClass[]; search: SearchIndex }
export type ClassRows = { classes: readonly ClassRow[]; words: Words }
type Provider = Parameters<typeof presentListed>[1]

export function classSet({ classes, words }: ClassRows, provider: Provider): ClassSet {
  const classList = classes.map((row) => presentClass(row, provider)).toSorted(newestFirst)
  return { classList, search: createSearchIndex(classList.map((each) => indexed(each, words))) }
}

/**
 * The set after the classes with these `tags` have changed: they now have the given rows, and those without a row are
 * gone. Shares with `before` all that didn't change.
 */
export function changedClassSet(
  before: ClassSet,
  tags: readonly string[],
  { classes, words }: ClassRows,
  provider: Provider,
): ClassSet {
  const taken = tags.flatMap((tag) => before.search.positionOf(tag) ?? [])
  const fresh = classes.map((row) => presentClass(row, provider)).toSorted(newestFirst)
  const { classList, moves, places } = replaced(before, taken, fresh) ?? merged(before, taken, fresh)
  const put = fresh.map((each, index) => ({ position: places[index] ?? 0, item: indexed(each, words) }))
  return { classList, search: before.search.edited({ size: classList.length, moves, taken, put }) }
}

/** `places` are the positions of the fresh classes. */
type Arranged = { classList: CatalogueClass[]; moves: Int32Array | null; places: number[] }

/** Null unless each class keeps its place, which its date decides. */
function replaced({ classList, search }: ClassSet, taken: readonly number[], fresh: CatalogueClass[]): Arranged | null {
  if (taken.length !== fresh.length) return null
  const list = [...classList]
  const places: number[] = []
  for (const each of fresh) {
    const place = search.positionOf(each.row.tag) ?? -1
    if (list[place]?.row.scheduleDate.getTime() !== each.row.scheduleDate.getTime()) return null
    list[place] = each
    places.push(place)
  }
  return { classList: list, moves: null, places }
}

function merged({ classList }: ClassSet, taken: readonly number[], fresh: CatalogueClass[]): Arranged {
  const gone = new Set(taken)
  const moves = new Int32Array(classList.length).fill(-1)
  const list: CatalogueClass[] = []
  const places: number[] = []
  const insert = (each: CatalogueClass) => places.push(list.push(each) - 1)
  const waiting = fresh.toReversed()
  for (const [position, each] of classList.entries()) {
    if (gone.has(position)) continue
    for (let next = waiting.at(-1); next && newestFirst(next, each) < 0; next = waiting.at(-1)) {
      insert(next)
      waiting.pop()
    }
    moves[position] = list.push(each) - 1
  }
  for (const each of waiting.toReversed()) insert(each)
  return { classList: list, moves, places }
}

function newestFirst({ row: a }: CatalogueClass, { row: b }: CatalogueClass) {
  return b.scheduleDate.getTime() - a.scheduleDate.getTime() || (a.tag < b.tag ? -1 : 1)
}

function presentClass(row: ClassRow, provider: Provider): CatalogueClass {
  const listed = presentListed(row, provider)
  return { row, listed, json: spliced(listed) }
}

function indexed({ row }: CatalogueClass, words: Words): Indexed {
  return { ...row, words: words.get(row.tag) ?? [] }
}
