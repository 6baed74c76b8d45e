import { useEffect } from 'react'
import { create } from 'zustand'
import { useLanguageStore } from './language-store.ts'

/** Number of components on the page with times. */
export const useTimesShown = create<{ count: number }>(() => ({ count: 0 }))

/** Formats moments in the reader's time zone and language. If the club's zone differs, `TimeZoneNote` names it (STAFF-17). */
export function useTimes(): Times {
  useEffect(() => {
    useTimesShown.setState(({ count }) => ({ count: count + 1 }))
    return () => useTimesShown.setState(({ count }) => ({ count: count - 1 }))
  }, [])
  const language = useLanguageStore((state) => state.language)
  return timesIn(language)
}

export type Times = ReturnType<typeof makeTimes>

const timesByLanguage = new Map<string, Times>()

/** Formatters are slow to construct, so they are cached per language. */
function timesIn(language: string): Times {
  const times = timesByLanguage.get(language) ?? makeTimes(language)
  timesByLanguage.set(language, times)
  return times
}

function makeTimes(language: string) {
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' })
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  return {
    day: (when: string) => day.format(new Date(when)),
    moment: (when: string) => moment.format(new Date(when)),
    time: (when: string) => time.format(new Date(when)),
    ago: (when: string, now: Date) => agoBy(relative, Date.parse(when) - now.getTime()) ?? day.format(new Date(when)),
  }
}

/** `5 minutes ago` within a week of now; undefined beyond, where a date is clearer. */
function agoBy(relative: Intl.RelativeTimeFormat, distance: number): string | undefined {
  const minutes = Math.round(distance / 60_000)
  if (Math.abs(minutes) < 60) return relative.format(minutes, 'minute')
  const hours = Math.round(minutes / 60)
  if (Math.abs(hours) < 24) return relative.format(hours, 'hour')
  const days = Math.round(hours / 24)
  return Math.abs(days) < 7 ? relative.format(days, 'day') : undefined
}
