import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { add, countOf, emptySet, fullSet, has, intersect, positions, remove, unite } from './bit-set.ts'

const size = 100
const members = fc.uniqueArray(fc.nat(size - 1))

function setOf(values: number[]) {
  const set = emptySet(size)
  for (const value of values) add(set, value)
  return set
}

const all = { skip: 0, take: size, descending: false }

describe('bit set', () => {
  it('lists what was added, ascending and descending, in pages', () => {
    fc.assert(
      fc.property(members, fc.nat(20), fc.nat(20), (values, skip, take) => {
        const upwards = [...values].sort((a, b) => a - b)
        expect(positions(setOf(values), { skip, take, descending: false })).toEqual(upwards.slice(skip, skip + take))
        expect(positions(setOf(values), { skip, take, descending: true })).toEqual(
          upwards.toReversed().slice(skip, skip + take),
        )
      }),
    )
  })

  it('intersects and unites like sets of numbers', () => {
    fc.assert(
      fc.property(members, members, (left, right) => {
        const both = setOf(left)
        intersect(both, setOf(right))
        expect(positions(both, all)).toEqual(left.filter((value) => right.includes(value)).sort((a, b) => a - b))
        const either = setOf(left)
        unite(either, setOf(right))
        expect(positions(either, all)).toEqual([...new Set([...left, ...right])].sort((a, b) => a - b))
      }),
    )
  })

  it('knows its members and their number, also after a removal', () => {
    fc.assert(
      fc.property(members, members, (values, gone) => {
        const set = setOf(values)
        for (const value of gone) remove(set, value)
        const left = values.filter((value) => !gone.includes(value))
        expect(countOf(set)).toBe(left.length)
        for (const value of values) expect(has(set, value)).toBe(left.includes(value))
      }),
    )
  })

  it.each([1, 31, 32, 33, 64, 100])('is full at %i', (count) => {
    expect(positions(fullSet(count), { ...all, take: 1000 })).toHaveLength(count)
  })
})
