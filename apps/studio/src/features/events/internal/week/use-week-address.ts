import { addDays, dayNumber, mondayOf } from '@upbeat/rules/schedule/local-date'
import { wallClock } from '@upbeat/rules/schedule/wall-clock'
import { useSearchParams } from 'react-router'

/** The week and view in the page's address: `?week=2026-12-07&view=list`. */
export function useWeekAddress(timeZone: string, now: number) {
  const [search, setSearch] = useSearchParams()
  const today = wallClock(now, timeZone).slice(0, 10)
  const asked = search.get('week') ?? ''
  const isDate = /^\d{4}-\d\d-\d\d$/.test(asked) && !Number.isNaN(dayNumber(asked))
  const monday = mondayOf(isDate ? asked : today)

  function set(name: string, value: string | null) {
    setSearch(
      (params) => {
        if (value === null) params.delete(name)
        else params.set(name, value)
        return params
      },
      { replace: name === 'view' },
    )
  }

  return {
    today,
    monday,
    days: Array.from({ length: 7 }, (_, place) => addDays(monday, place)),
    isList: search.get('view') === 'list',
    goTo: (date: string) => set('week', mondayOf(date) === mondayOf(today) ? null : mondayOf(date)),
    showList: (isList: boolean) => set('view', isList ? 'list' : null),
  }
}
