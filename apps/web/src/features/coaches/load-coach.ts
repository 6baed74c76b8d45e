import { queryClient } from '../../lib/api/query-client.ts'
import { coachClassesQuery } from './queries.ts'

/** Loads a coach's first classes before their page renders, which reports failures. */
export async function loadCoach(coach: string): Promise<void> {
  await queryClient.prefetchInfiniteQuery(coachClassesQuery(coach))
}
