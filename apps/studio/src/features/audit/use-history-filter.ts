import { useSearchParams } from 'react-router'

/** As typed; days are in the reader's time zone. */
export type HistoryFilter = { person: string; kind: string; from: string; until: string }

/** The filter in the page's URL, so that a filtered history can be bookmarked and shared. */
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

/** The call's query. The last day is included. */
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

/** The start of a day, plus an offset in days, in the reader's time zone; undefined if invalid. */
function dayStart(day: string, later = 0): string | undefined {
  const [year = Number.NaN, month = Number.NaN, date = Number.NaN] = day.split('-').map(Number)
  const start = new Date(year, month - 1, date + later)
  return Number.isNaN(start.getTime()) ? undefined : start.toISOString()
}
