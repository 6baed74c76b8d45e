import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { EventFields } from '@upbeat/contract/studio/entities/event'
import { addDays } from '@upbeat/rules/schedule/local-date'
import { momentOfWallClock } from '@upbeat/rules/schedule/wall-clock'
import { api } from '../../lib/api/api.ts'

/** The first element of a key must match the server's events. */
const kind = 'event'

/** The events of a week, by its Monday in a time zone, with those that began on the day before. */
export function weekQuery(monday: string, timeZone: string) {
  return queryOptions({
    queryKey: [kind, 'week', monday, timeZone],
    queryFn: ({ signal }) =>
      api('listEvents', { query: periodOf(addDays(monday, -1), addDays(monday, 7), timeZone), signal }),
    placeholderData: keepPreviousData,
  })
}

/** The events of today and the next seven days. */
export function nextQuery(today: string, timeZone: string) {
  return queryOptions({
    queryKey: [kind, 'next', today, timeZone],
    queryFn: ({ signal }) =>
      api('listEvents', { query: periodOf(addDays(today, -1), addDays(today, 8), timeZone), signal }),
  })
}

/** An event in its editor. */
export function eventQuery(id: string) {
  return queryOptions({ queryKey: [kind, 'one', id], queryFn: () => api('getEvent', { params: { id } }) })
}

export function eventVersionsQuery(id: string) {
  return queryOptions({
    queryKey: [kind, 'versions', id],
    queryFn: () => api('listEventVersions', { params: { id } }),
  })
}

/** The next occurrences of an event with these fields, with double bookings. The previous result is kept while loading. */
export function outlookQuery(id: string | null, fields: Partial<EventFields>) {
  return queryOptions({
    queryKey: [kind, 'outlook', id, fields],
    queryFn: ({ signal }) => api('checkEvent', { body: { id, fields }, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  })
}

/** Words that the club's events use already. */
export const eventOptionsQuery = queryOptions({
  queryKey: [kind, 'options'],
  queryFn: () => api('getEventOptions'),
  staleTime: 60_000,
})

/** The class that an event plays. */
export function playedClassQuery(tag: string) {
  return queryOptions({ queryKey: ['class', 'one', tag], queryFn: () => api('getClassDraft', { params: { tag } }) })
}

/** From one midnight to another. */
function periodOf(from: string, until: string, timeZone: string) {
  const midnight = (date: string) => new Date(momentOfWallClock(`${date}T00:00:00`, timeZone)).toISOString()
  return { from: midnight(from), until: midnight(until) }
}
