import { overloaded } from '../http/overloaded.ts'

export type Places = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Runs up to `most` pieces of work at once and refuses further ones before they cost anything: no query, no place in another queue.
 * @throws Failure unavailable
 */
export function createPlaces(most: number): Places {
  let taken = 0

  return async function inPlace(work) {
    if (taken >= most) throw overloaded
    taken++
    try {
      return await work()
    } finally {
      taken--
    }
  }
}
