import { levels } from '@upbeat/contract/enumerations'
import type { ClassSort } from '@upbeat/contract/studio/class-sorts'
import type { StudioListedClass } from '@upbeat/contract/studio/entities/class'
import { videoStates } from '@upbeat/rules/media/video-status'
import { publishingStates } from '@upbeat/rules/publishing/publishing-state'
import { foldedText } from './folded-text.ts'

type Key = string | number | null
/** Slots in order, and those without a value to sort by. */
type Order = { keys: Map<number, string | number>; slots: number[]; without: Set<number> }

/** The orders queried so far, kept up to date as classes change. */
export function createClassOrders(at: (slot: number) => StudioListedClass | undefined) {
  const orders = new Map<ClassSort, Order>()

  function orderBy(sort: ClassSort, size: number): Order {
    const known = orders.get(sort)
    if (known) return known
    const made: Order = { keys: new Map(), slots: [], without: new Set() }
    for (let slot = 0; slot < size; slot++) {
      const listed = at(slot)
      if (!listed) continue
      const key = keyOf(listed, sort)
      if (key === null) made.without.add(slot)
      else {
        made.keys.set(slot, key)
        made.slots.push(slot)
      }
    }
    made.slots.sort((one, other) => compare(made, one, other))
    orders.set(sort, made)
    return made
  }

  /** All slots; those without a value come last in both directions. */
  function* walk(sort: ClassSort, direction: 'up' | 'down', size: number): Generator<number> {
    const { slots, without } = orderBy(sort, size)
    if (direction === 'up') yield* slots
    else for (let place = slots.length - 1; place >= 0; place--) yield slots[place] as number
    yield* without
  }

  function insert(slot: number) {
    const listed = at(slot)
    if (!listed) return
    for (const [sort, order] of orders) {
      const key = keyOf(listed, sort)
      if (key === null) order.without.add(slot)
      else {
        order.keys.set(slot, key)
        order.slots.splice(placeOf(order, slot), 0, slot)
      }
    }
  }

  /** To be called before the class at this slot changes. */
  function remove(slot: number) {
    for (const order of orders.values()) {
      if (order.without.delete(slot) || !order.keys.has(slot)) continue
      order.slots.splice(placeOf(order, slot), 1)
      order.keys.delete(slot)
    }
  }

  return { walk, insert, remove, clear: () => orders.clear() }
}

function placeOf(order: Order, slot: number): number {
  let [low, high] = [0, order.slots.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compare(order, order.slots[middle] as number, slot) < 0) low = middle + 1
    else high = middle
  }
  return low
}

function compare({ keys }: Order, one: number, other: number): number {
  const [first, second] = [keys.get(one) ?? 0, keys.get(other) ?? 0]
  if (first === second) return one - other
  return first < second ? -1 : 1
}

function keyOf(listed: StudioListedClass, sort: ClassSort): Key {
  if (sort === 'state') return publishingStates.indexOf(listed.state)
  if (sort === 'video') return videoStates.indexOf(listed.video.state)
  if (sort === 'level') return listed.level === null ? null : levels.indexOf(listed.level)
  const value = listed[sort]
  return typeof value === 'string' ? foldedText(value) || null : value
}
