import { overloaded } from '../failure/overloaded.ts'

export type Places = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Runs up to `max` pieces of work at once and refuses more before they cost a query or a place in another queue.
 * @throws Failure unavailable
 */
export function createPlaces(max: number): Places {
  let taken = 0

  return async function inPlace(work) {
    if (taken >= max) throw overloaded
    taken++
    try {
      return await work()
    } finally {
      taken--
    }
  }
}
