import { Failure } from '../../../platform/failure/failure.ts'

/**
 * An id as one segment of a provider's path. Dots are refused, since URLs resolve `..` even when encoded.
 * @throws Failure notFound
 */
export function pathSegment(id: string): string {
  if (/^\.{0,2}$/.test(id)) throw new Failure('notFound')
  return encodeURIComponent(id)
}
