import { queryOptions } from '@tanstack/react-query'
import type { Playhead } from '@upbeat/contract/entities/playhead'
import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { initialFilterState } from '@upbeat/rules/filters/filter-state'
import { type SearchType, searchPayload, searchType } from '@upbeat/rules/filters/search-payload'
import { resumePosition } from '@upbeat/rules/player/playhead'
import { connectEnabled } from '@upbeat/rules/tenant/switches'
import { api } from '../../lib/api/api.ts'
import { normaliseClasses } from '../../lib/normalise/virtual-class.ts'
import { classPlayerPath, connectPlayerPath } from '../../lib/paths.ts'
import { playheadsQuery } from '../activity/queries.ts'
import { playheadsSaved } from '../activity/save-playhead.ts'
import { memberId } from '../auth/auth-store.ts'
import { getTenant } from '../tenant/tenant-store.ts'

/** A started, unfinished class and the path that resumes it. */
export type ContinuedClass = { item: ListedClass; playhead: Playhead; to: string }

/** Maximum number of classes to resume on Home. */
const continueCount = 5

/** The member's started classes, latest first, at most five. */
export const continueQuery = () =>
  queryOptions({
    queryKey: ['classes', 'continue'],
    queryFn: async ({ signal, client }): Promise<ContinuedClass[]> => {
      await playheadsSaved()
      const begun = unfinished(await client.fetchQuery({ ...playheadsQuery(), staleTime: 0 }))
      const tags = begun.map(({ tag }) => tag)
      const own = await findByTag(tags, searchType.onDemand, signal)
      const rest = connectEnabled(getTenant()) ? tags.filter((tag) => !own.has(tag)) : []
      const connect = await findByTag(rest, searchType.connect, signal)
      const found = begun.flatMap((playhead) => {
        const { tag } = playhead
        const item = own.get(tag) ?? connect.get(tag)
        return item ? [{ item, playhead, to: own.has(tag) ? classPlayerPath(tag) : connectPlayerPath(tag) }] : []
      })
      // Limit only after removing classes that no longer exist.
      return found.slice(0, continueCount)
    },
    // A class may have been left a moment ago.
    staleTime: 0,
  })

/** Keeps the classes that still exist. */
async function findByTag(tags: string[], type: SearchType, signal: AbortSignal): Promise<Map<string, ListedClass>> {
  if (tags.length === 0) return new Map()
  const { items } = await api('searchClasses', {
    params: { userId: memberId() },
    body: searchPayload(initialFilterState(), {
      take: tags.length,
      skip: 0,
      type,
      providerId: getTenant().providerId,
      virtualClasses: tags,
    }),
    signal,
  })
  return new Map(normaliseClasses(items).map((item) => [item.tag, item]))
}

/** Latest first. */
function unfinished(playheads: readonly Playhead[]): Playhead[] {
  return playheads
    .filter(({ finished, positionSecond, durationSecond }) => {
      return !finished && resumePosition(positionSecond, durationSecond) !== null
    })
    .toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt))
}
