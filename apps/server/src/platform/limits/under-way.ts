import type { Limit } from './limits.ts'

export type UnderWay = ReturnType<typeof createUnderWay>

/** The number of earlier attempts that still run, by key. */
export type Ahead = () => ReadonlyMap<string, number>

/** The attempts running on this server, by the keys of their limits. */
export function createUnderWay() {
  const running = new Map<string, Set<symbol>>()
  let left = Promise.withResolvers<void>()

  const of = (key: string) => running.get(key) ?? new Set<symbol>()

  /** Runs `work`. At most a limit's `most` run at once; later ones wait. */
  async function join<T>(limits: readonly Limit[], work: (ahead: Ahead) => Promise<T>): Promise<T> {
    while (limits.some(({ key, most }) => of(key).size >= most)) await left.promise
    const self = Symbol('attempt')
    const earlier = new Map(limits.map(({ key }) => [key, [...of(key)]]))
    for (const key of earlier.keys()) running.set(key, of(key).add(self))
    try {
      return await work(
        () => new Map([...earlier].map(([key, attempts]) => [key, attempts.filter((one) => of(key).has(one)).length])),
      )
    } finally {
      for (const key of earlier.keys()) leave(key, self)
      left.resolve()
      left = Promise.withResolvers()
    }
  }

  function leave(key: string, self: symbol) {
    const others = of(key)
    others.delete(self)
    if (others.size === 0) running.delete(key)
  }

  return { join }
}
