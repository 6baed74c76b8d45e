import type { Calendar } from '@upbeat/rules/activity/week'
import { firstWeekday } from '@upbeat/rules/activity/week-start'

/** The member's calendar: this device's time zone and the page language's first day of the week. */
export function memberCalendar(language: string): Calendar {
  return { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone, firstDay: firstWeekday(language) }
}
