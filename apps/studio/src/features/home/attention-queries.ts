import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api/api.ts'

const staleDays = 14
const mostDrafts = 100

/** The published live events of today, in the reader's time zone, that aren't over. */
export function liveTodayQuery(now: Date) {
  const [from, until] = [new Date(now), new Date(now)]
  from.setHours(0, 0, 0, 0)
  until.setHours(24, 0, 0, 0)
  return queryOptions({
    queryKey: ['event', 'today', from.toISOString()],
    queryFn: ({ signal }) =>
      api('listEvents', { query: { from: from.toISOString(), until: until.toISOString() }, signal }),
    select: (events) =>
      events
        .filter(({ state }) => state === 'published')
        .flatMap((event) => event.occurrences.map((occurrence) => ({ ...event, occurrence })))
        .filter(({ occurrence: { startsAt, endsAt } }) => new Date(startsAt) < until && new Date(endsAt) > now)
        .sort((one, other) => one.occurrence.startsAt.localeCompare(other.occurrence.startsAt)),
  })
}

/** The keys begin as those of the pages that change them. */
export const failingCardsQuery = queryOptions({
  queryKey: ['members', 'failing cards'],
  queryFn: ({ signal }) => api('listFailingCards', { signal }),
})

export const memberSummaryQuery = queryOptions({
  queryKey: ['members', 'summary'],
  queryFn: ({ signal }) => api('getMemberSummary', { signal }),
})

/** How many drafts nobody has touched for two weeks. */
export function staleDraftsQuery(now: Date) {
  const touched = new Date(now.getTime() - staleDays * 86_400_000).toISOString()
  return queryOptions({
    queryKey: ['class', 'list', 'stale'],
    queryFn: ({ signal }) =>
      api('listClasses', { query: { state: 'draft', sort: 'changedAt', direction: 'up', take: mostDrafts }, signal }),
    select: ({ classes }) => classes.filter(({ changedAt }) => changedAt < touched).length,
  })
}
