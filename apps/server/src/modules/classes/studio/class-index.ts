import { type ClassFacet, classFacets } from '@upbeat/contract/studio/class-sorts'
import type { StudioListedClass } from '@upbeat/contract/studio/entities/class'
import type { ClassFilter, ClassOrder } from '@upbeat/contract/studio/entities/classes/class-filter'
import type { PublishingState } from '@upbeat/rules/publishing/publishing-state'
import { add, type BitSet, countOf, emptySet, has, intersect, positions, remove, unite } from '../index/bit-set.ts'
import { createClassOrders } from './class-orders.ts'
import { foldedText } from './folded-text.ts'

export type IndexedClass = { listed: StudioListedClass; ownerId: string | null; revision: number }
export type ClassIndex = ReturnType<typeof createClassIndex>
export type ClassQuestion = ClassFilter & {
  /** Only this person's classes. */
  ownerId?: string | undefined
}

/** Up to this many changes are inserted into each order; more make it be sorted again at the next query. */
const fewChanges = 50

type FacetName = ClassFacet | 'state' | 'ownerId' | 'edited' | 'requested'

/**
 * All classes of a club as its staff see them, including drafts and the bin. Filters combine one bit set per facet
 * value, and sorted orders are kept up to date as single classes change, so that a page of a hundred thousand classes
 * takes a few milliseconds.
 */
export function createClassIndex() {
  const slots: (IndexedClass | undefined)[] = []
  const texts: string[] = []
  const slotOf = new Map<string, number>()
  const free: number[] = []
  let used = emptySet(0)
  const facets = new Map<FacetName, Map<string, BitSet>>()
  const orders = createClassOrders((slot) => slots[slot]?.listed)

  function put(classes: readonly IndexedClass[]): void {
    if (classes.length > fewChanges) orders.clear()
    for (const each of classes) {
      const known = slotOf.get(each.listed.tag)
      if (known !== undefined) takeOut(known)
      const slot = known ?? free.pop() ?? slots.length
      slots[slot] = each
      texts[slot] = foldedText([each.listed.name, each.listed.instructor ?? '', ...each.listed.labels].join('\n'))
      slotOf.set(each.listed.tag, slot)
      used = withRoom(used, slot)
      add(used, slot)
      for (const [name, value] of facetsOf(each)) mark(name, value, slot)
      orders.insert(slot)
    }
  }

  function drop(tag: string): void {
    const slot = slotOf.get(tag)
    if (slot === undefined) return
    takeOut(slot)
    slots[slot] = undefined
    slotOf.delete(tag)
    remove(used, slot)
    free.push(slot)
  }

  function takeOut(slot: number) {
    const before = slots[slot]
    if (!before) return
    orders.remove(slot)
    for (const [name, value] of facetsOf(before)) {
      const set = facets.get(name)?.get(value)
      if (set) remove(set, slot)
    }
  }

  function mark(name: FacetName, value: string, slot: number) {
    const values = facets.get(name) ?? new Map<string, BitSet>()
    facets.set(name, values)
    const set = withRoom(values.get(value) ?? emptySet(0), slot)
    values.set(value, set)
    add(set, slot)
  }

  function matching(question: ClassQuestion): BitSet {
    const set = used.slice()
    if (question.state === undefined) exclude(set, facets.get('state')?.get('bin'))
    else keepAny(set, 'state', [question.state])
    if (question.ownerId !== undefined) keepAny(set, 'ownerId', [question.ownerId])
    if (question.edited !== undefined) keepAny(set, 'edited', [question.edited])
    if (question.requested !== undefined) keepAny(set, 'requested', [question.requested])
    for (const name of classFacets) {
      const wanted = question[name]
      if (wanted !== undefined && wanted.length > 0) keepAny(set, name, wanted)
    }
    const words = foldedText(question.search ?? '')
      .split(/\s+/)
      .filter(Boolean)
    if (words.length > 0) keepTexts(set, words)
    return set
  }

  function keepAny(set: BitSet, name: FacetName, wanted: readonly string[]) {
    const any = emptySet(slots.length)
    for (const value of wanted) unite(any, facets.get(name)?.get(value) ?? emptySet(0))
    intersect(set, any)
  }

  function keepTexts(set: BitSet, words: readonly string[]) {
    for (const slot of positions(set, { skip: 0, take: slots.length, descending: false })) {
      const text = texts[slot] ?? ''
      if (!words.every((word) => text.includes(word))) remove(set, slot)
    }
  }

  function find(question: ClassQuestion, { sort, direction }: ClassOrder, page: { skip: number; take: number }) {
    const set = matching(question)
    const classes: StudioListedClass[] = []
    let passed = 0
    for (const slot of orders.walk(sort, direction, slots.length)) {
      if (!has(set, slot)) continue
      if (passed++ < page.skip) continue
      const found = slots[slot]
      if (found) classes.push(found.listed)
      if (classes.length === page.take) break
    }
    return { classes, total: countOf(set) }
  }

  function countByState(ownerId: string | undefined): Partial<Record<PublishingState, number>> {
    const counts = [...(facets.get('state') ?? [])].map(([state, having]) => {
      const set = withRoom(having, slots.length).slice()
      if (ownerId !== undefined) keepAny(set, 'ownerId', [ownerId])
      return [state, countOf(set)]
    })
    return Object.fromEntries(counts)
  }

  return {
    put,
    drop,
    find,
    countByState,
    get: (tag: string) => slots[slotOf.get(tag) ?? -1],
    tags: () => slotOf.keys(),
    size: () => slotOf.size,
  }
}

function facetsOf({ listed, ownerId }: IndexedClass): [FacetName, string][] {
  const found: [FacetName, string][] = [
    ['state', listed.state],
    ['edited', listed.hasChanges ? 'yes' : 'no'],
    ['requested', listed.publishRequest ? 'yes' : 'no'],
  ]
  if (ownerId !== null) found.push(['ownerId', ownerId])
  for (const name of classFacets) {
    const value = name === 'video' ? listed.video.state : listed[name]
    const values = Array.isArray(value) ? value : [value ?? '']
    if (values.length === 0) found.push([name, ''])
    for (const each of values) found.push([name, each.normalize('NFC')])
  }
  return found
}

/** Grows a set to include the position, with room for more. */
function withRoom(set: BitSet, position: number): BitSet {
  if (position >>> 5 < set.length) return set
  const longer = emptySet(Math.ceil((position + 1) * 1.5) + 1024)
  longer.set(set)
  return longer
}

function exclude(set: BitSet, other: BitSet | undefined) {
  if (!other) return
  for (let word = 0; word < set.length; word++) set[word] = (set[word] ?? 0) & ~(other[word] ?? 0)
}
