/** A payee of a pool; `weight` is a whole number, e.g. milliseconds watched. */
export type Weighted = { key: string; weight: number }

/**
 * Shares an amount in minor units by weight, to the last unit: each gets the whole part of the share, and what is left goes to the largest
 * remainders, of equal ones to the first by key. The shares of no weight, and of a pool of 0, are 0.
 */
export function sharePool(poolMinor: number, payees: readonly Weighted[]): Map<string, number> {
  const total = payees.reduce((sum, { weight }) => sum + BigInt(weight), 0n)
  if (total === 0n) return new Map(payees.map(({ key }) => [key, 0]))
  const shares = payees.map(({ key, weight }) => {
    const exact = BigInt(poolMinor) * BigInt(weight)
    return { key, whole: Number(exact / total), remainder: exact % total }
  })
  const left = poolMinor - shares.reduce((sum, { whole }) => sum + whole, 0)
  const largestFirst = shares.toSorted(
    (one, other) => compare(other.remainder, one.remainder) || compare(one.key, other.key),
  )
  const raised = new Set(largestFirst.slice(0, left).map(({ key }) => key))
  return new Map(shares.map(({ key, whole }) => [key, whole + (raised.has(key) ? 1 : 0)]))
}

function compare<T extends bigint | string>(one: T, other: T): number {
  return one < other ? -1 : one > other ? 1 : 0
}
