export type Chance = {
  /** 0 to 1, excluding 1. */
  next: () => number
  pick: <Item>(items: readonly Item[]) => Item
  shuffle: <Item>(items: readonly Item[]) => Item[]
}

/** Seeded randomness: the same seed gives the same values. */
export function makeChance(seed: number): Chance {
  let state = (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ 0x6d2b79f5) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(next() * items.length)]
    if (item === undefined) throw new RangeError('Nothing to pick from')
    return item
  }
  const shuffle = <Item>(items: readonly Item[]): Item[] => {
    const rest = [...items]
    for (let index = rest.length - 1; index > 0; index--) {
      const other = Math.floor(next() * (index + 1))
      ;[rest[index], rest[other]] = [rest[other] as Item, rest[index] as Item]
    }
    return rest
  }
  return { next, pick, shuffle }
}
