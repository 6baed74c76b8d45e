import { useSearchParams } from 'react-router'

/** As typed: days are those of the reader's calendar. */
export type HistoryFilter = { person: string; kind: string; from: string; until: string }

/** The filter of the page's address, so that a filtered history can be bookmarked and shared. */
export function useHistoryFilter() {
  const [search, setSearch] = useSearchParams()
  const read = (name: keyof HistoryFilter) => search.get(name) ?? ''
  const filter = { person: read('person'), kind: read('kind'), from: read('from'), until: read('until') }

  function change(name: keyof HistoryFilter, value: string) {
    const next = new URLSearchParams(search)
    if (value === '') next.delete(name)
    else next.set(name, value)
    setSearch(next, { replace: true })
  }

  return { filter, query: queryOf(filter), change, clear: () => setSearch({}, { replace: true }) }
}

/** What the server is asked. The last day counts whole. */
export function queryOf({ person, kind, from, until }: HistoryFilter) {
  const start = dayStart(from)
  const end = dayStart(until, 1)
  return {
    ...(person !== '' && { actorId: person }),
    ...(kind !== '' && { objectKind: kind }),
    ...(start && { from: start }),
    ...(end && { until: end }),
  }
}

/** The beginning of a day, or of one some days later, on the reader's clock; undefined where it is no day. */
function dayStart(day: string, later = 0): string | undefined {
  const [year = Number.NaN, month = Number.NaN, date = Number.NaN] = day.split('-').map(Number)
  const start = new Date(year, month - 1, date + later)
  return Number.isNaN(start.getTime()) ? undefined : start.toISOString()
}
