/** A set of a catalogue's classes, by position. All sets of one catalogue have the same length. */
export type BitSet = Uint32Array

export function emptySet(size: number): BitSet {
  return new Uint32Array(Math.ceil(size / 32))
}

export function fullSet(size: number): BitSet {
  const set = new Uint32Array(Math.ceil(size / 32)).fill(0xffff_ffff)
  const rest = size % 32
  if (rest !== 0) set[set.length - 1] = (1 << rest) - 1
  return set
}

export function add(set: BitSet, position: number): void {
  const word = position >>> 5
  set[word] = (set[word] ?? 0) | (1 << (position & 31))
}

/** Removes from `set` what `other` lacks. */
export function intersect(set: BitSet, other: BitSet): void {
  for (let word = 0; word < set.length; word++) set[word] = (set[word] ?? 0) & (other[word] ?? 0)
}

/** Adds everything in `other` to `set`. */
export function unite(set: BitSet, other: BitSet): void {
  for (let word = 0; word < set.length; word++) set[word] = (set[word] ?? 0) | (other[word] ?? 0)
}

/** The positions in the set, ascending or descending: at most `take` after skipping `skip`. */
export function positions(set: BitSet, options: { skip: number; take: number; descending: boolean }): number[] {
  const found: number[] = []
  let passed = 0
  for (let step = 0; step < set.length && found.length < options.take; step++) {
    const word = options.descending ? set.length - 1 - step : step
    let bits = (set[word] ?? 0) >>> 0
    while (bits !== 0 && found.length < options.take) {
      const bit = options.descending ? 31 - Math.clz32(bits) : 31 - Math.clz32(bits & -bits)
      bits = (bits & ~(1 << bit)) >>> 0
      if (passed++ >= options.skip) found.push(word * 32 + bit)
    }
  }
  return found
}

export function remove(set: BitSet, position: number): void {
  const word = position >>> 5
  set[word] = (set[word] ?? 0) & ~(1 << (position & 31))
}

export function has(set: BitSet, position: number): boolean {
  return ((set[position >>> 5] ?? 0) & (1 << (position & 31))) !== 0
}

/** The number of positions in the set. */
export function countOf(set: BitSet): number {
  let total = 0
  for (const word of set) {
    let bits = word
    bits -= (bits >>> 1) & 0x5555_5555
    bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333)
    total += (((bits + (bits >>> 4)) & 0x0f0f_0f0f) * 0x0101_0101) >>> 24
  }
  return total
}

export function isEmpty(set: BitSet): boolean {
  return set.every((word) => word === 0)
}

/** The set after its positions have changed: `moves` has the new positions by the old ones, -1 for none. */
export function moved(set: BitSet, moves: Int32Array, size: number): BitSet {
  const result = emptySet(size)
  for (const [word, value] of set.entries()) {
    let bits = value
    while (bits !== 0) {
      const bit = 31 - Math.clz32(bits & -bits)
      bits = (bits & ~(1 << bit)) >>> 0
      const to = moves[word * 32 + bit] ?? -1
      if (to >= 0) add(result, to)
    }
  }
  return result
}
