import { useQuery } from '@tanstack/react-query'
import { classOptionsQuery } from '../../../../lib/api/class-queries.ts'
import { eventOptionsQuery } from '../../event-queries.ts'

/** Coaches and rooms of the club's events and classes, to be suggested. */
export function useEventWords(): { coaches: readonly string[]; rooms: readonly string[] } {
  const ofEvents = useQuery(eventOptionsQuery).data
  const ofClasses = useQuery(classOptionsQuery).data
  const coaches = new Set([...(ofEvents?.instructors ?? []), ...(ofClasses?.instructors ?? [])])
  return { coaches: [...coaches].toSorted(), rooms: ofEvents?.rooms ?? [] }
}
