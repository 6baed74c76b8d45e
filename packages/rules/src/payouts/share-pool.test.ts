import { expect, it } from 'vitest'
import { sharePool } from './share-pool.ts'

const shares = (pool: number, weights: Record<string, number>) =>
  Object.fromEntries(
    sharePool(
      pool,
      Object.entries(weights).map(([key, weight]) => ({ key, weight })),
    ),
  )

it('FIG-06 shares a pool by weight to the last unit', () => {
  expect(shares(10_000, { ana: 1, ben: 1, cem: 1 })).toEqual({ ana: 3334, ben: 3333, cem: 3333 })
  expect(shares(100, { ana: 50, ben: 30, cem: 20 })).toEqual({ ana: 50, ben: 30, cem: 20 })
  expect(shares(1, { ben: 1, ana: 1 })).toEqual({ ben: 0, ana: 1 })
})

it('FIG-06 gives nothing of an empty pool, and nothing where nobody watched', () => {
  expect(shares(0, { ana: 5, ben: 1 })).toEqual({ ana: 0, ben: 0 })
  expect(shares(5000, { ana: 0 })).toEqual({ ana: 0 })
  expect(shares(5000, {})).toEqual({})
})

it('FIG-06 adds up to the pool, in whatever order, also beyond exact floating point', () => {
  const payees = Array.from({ length: 57 }, (_, index) => ({
    key: `coach ${index}`,
    weight: (index * 7_919_000_003 + 13) % 90_000_000_007,
  }))
  const there = sharePool(987_654_321, payees)
  expect([...there.values()].reduce((sum, share) => sum + share, 0)).toBe(987_654_321)
  expect(sharePool(987_654_321, payees.toReversed())).toEqual(there)
})
