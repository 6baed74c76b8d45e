import { availableParallelism } from 'node:os'
import PQueue from 'p-queue'
import { overloaded } from '../failure/overloaded.ts'

/** With a longer queue people would give up before their turn. */
const maxWaiting = 32

export type Turns = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Runs `max` at once and queues up to `waiting` more, first come first served.
 * @throws Failure unavailable if the queue is full, so that a burst of sign-ins is refused at once and nothing else
 * waits behind it
 */
export function createTurns(max: number, waiting: number): Turns {
  const queue = new PQueue({ concurrency: max })

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (queue.size >= waiting) throw overloaded
    return queue.add(work)
  }
}

/**
 * The number of passwords hashed at once. One core stays free for the main thread; each hash takes 19 MiB of memory.
 */
export function hashesAtOnce(cores: number): number {
  return Math.max(1, Math.min(4, cores - 1))
}

/** One queue per process: all clubs share its threads. */
export const hashingTurns: Turns = createTurns(hashesAtOnce(availableParallelism()), maxWaiting)
