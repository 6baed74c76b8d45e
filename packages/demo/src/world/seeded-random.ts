/** A seeded random generator: the same seed gives the same values in the same order. */
export type SeededRandom = {
  /** 0 <= value < 1. */
  next(): number
  /** Inclusive. */
  integer(low: number, high: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  shuffle<T>(list: readonly T[]): T[]
  /** At most `count` distinct entries, in list order. */
  sample<T>(list: readonly T[], count: number): T[]
}

export function seededRandom(seed: string | number): SeededRandom {
  let state = typeof seed === 'number' ? seed >>> 0 : hashText(seed)

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  function integer(low: number, high: number): number {
    return low + Math.floor(next() * (high - low + 1))
  }

  function pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new RangeError('Nothing to pick from')
    return list[integer(0, list.length - 1)] as T
  }

  function shuffle<T>(list: readonly T[]): T[] {
    const shuffled = [...list]
    for (let last = shuffled.length - 1; last > 0; last--) {
      const other = integer(0, last)
      const kept = shuffled[last] as T
      shuffled[last] = shuffled[other] as T
      shuffled[other] = kept
    }
    return shuffled
  }

  function sample<T>(list: readonly T[], count: number): T[] {
    const chosen = new Set(shuffle(list.map((_, index) => index)).slice(0, count))
    return list.filter((_, index) => chosen.has(index))
  }

  return { next, integer, chance: (probability) => next() < probability, pick, shuffle, sample }
}

/** FNV-1a, so that a seed can be a readable name. */
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}
