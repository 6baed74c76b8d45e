import { queryOptions } from '@tanstack/react-query'
import type { Playhead } from '@upbeat/contract/entities/playhead'
import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { initialFilterState } from '@upbeat/rules/filters/filter-state'
import { searchPayload } from '@upbeat/rules/filters/search-payload'
import { resumePosition } from '@upbeat/rules/player/playhead'
import { api } from '../../lib/api.ts'
import { normaliseClasses } from '../../lib/normalise/virtual-class.ts'
import { playheadsQuery } from '../activity/queries.ts'
import { memberId } from '../auth/auth-store.ts'
import { getTenant } from '../tenant/tenant-store.ts'

/** A class the member has begun and not finished. */
export type ContinuedClass = { item: ListedClass; playhead: Playhead }

/** How many begun classes Home offers to go on with. */
const continueCount = 5

/** The classes that the member has begun, the latest first, at most five. */
export const continueQuery = () =>
  queryOptions({
    queryKey: ['classes', 'continue'],
    queryFn: async ({ signal, client }): Promise<ContinuedClass[]> => {
      const begun = unfinished(await client.fetchQuery({ ...playheadsQuery(), staleTime: 0 }))
      if (begun.length === 0) return []
      const { items } = await api('searchClasses', {
        params: { userId: memberId() },
        body: searchPayload(initialFilterState(), {
          take: begun.length,
          skip: 0,
          providerId: getTenant().providerId,
          virtualClasses: begun.map(({ tag }) => tag),
        }),
        signal,
      })
      const byTag = new Map(normaliseClasses(items).map((item) => [item.tag, item]))
      return begun.flatMap((playhead) => {
        const item = byTag.get(playhead.tag)
        return item ? [{ item, playhead }] : []
      })
    },
    // A class may have been left a moment ago.
    staleTime: 0,
  })

function unfinished(playheads: readonly Playhead[]): Playhead[] {
  return playheads
    .filter(({ finished, positionSecond, durationSecond }) => {
      return !finished && resumePosition(positionSecond, durationSecond) !== null
    })
    .toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt))
    .slice(0, continueCount)
}
