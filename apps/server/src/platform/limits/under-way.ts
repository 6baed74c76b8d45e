import type { Limit } from './limits.ts'

export type UnderWay = ReturnType<typeof createUnderWay>

/** The attempts running on this server, by the keys of their limits. */
export function createUnderWay() {
  const tries = new Map<string, number>()
  let left = Promise.withResolvers<void>()

  /**
   * Runs `work` and passes it the number of earlier attempts still running, by key. At most a limit's `most` run at
   * once; later ones wait.
   */
  async function join<T>(
    limits: readonly Limit[],
    work: (ahead: ReadonlyMap<string, number>) => Promise<T>,
  ): Promise<T> {
    while (limits.some(({ key, most }) => (tries.get(key) ?? 0) >= most)) await left.promise
    const ahead = new Map(limits.map(({ key }) => [key, tries.get(key) ?? 0]))
    for (const [key, count] of ahead) tries.set(key, count + 1)
    try {
      return await work(ahead)
    } finally {
      for (const key of ahead.keys()) leave(key)
      left.resolve()
      left = Promise.withResolvers()
    }
  }

  function leave(key: string) {
    const others = (tries.get(key) ?? 1) - 1
    if (others > 0) tries.set(key, others)
    else tries.delete(key)
  }

  return { join }
}
