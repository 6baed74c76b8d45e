import { availableParallelism } from 'node:os'
import PQueue from 'p-queue'
import { overloaded } from '../http/overloaded.ts'

/** More would wait longer than anyone looks at a button. */
const mostWaiting = 32

export type Turns = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Runs `most` at once and lets `waiting` more wait their turn, first come first served.
 * @throws Failure unavailable for whoever comes then: a storm of sign-ins is answered at once, and nothing else waits behind it.
 */
export function createTurns(most: number, waiting: number): Turns {
  const queue = new PQueue({ concurrency: most })

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (queue.size >= waiting) throw overloaded
    return queue.add(work)
  }
}

/** How many passwords are hashed at once. One core stays free for the main thread, and each hash takes 19 MiB of memory. */
export function hashesAtOnce(cores: number): number {
  return Math.max(1, Math.min(4, cores - 1))
}

/** Of this process: its threads are shared by all clubs. */
export const hashingTurns: Turns = createTurns(hashesAtOnce(availableParallelism()), mostWaiting)
