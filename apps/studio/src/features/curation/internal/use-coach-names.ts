import { useQuery } from '@tanstack/react-query'
import { classOptionsQuery } from '../../../lib/api/class-queries.ts'
import { curationListQuery } from '../curation-query.ts'

const none: string[] = []

/** The coaches whom the club's classes name and who have no page yet. */
export function useCoachNames({ enabled = true } = {}): string[] {
  const { data: options } = useQuery({ ...classOptionsQuery, enabled })
  const { data: known = [] } = useQuery({ ...curationListQuery('coach'), enabled })
  if (!options) return none
  const taken = new Set(known.map(({ name }) => name))
  return options.instructors.filter((name) => !taken.has(name))
}
