import type { Calendar } from '@upbeat/rules/activity/week'
import { firstWeekday } from '@upbeat/rules/activity/week-start'

/** The member's days and weeks: this device's time zone, and weeks as the page's language has them. */
export function memberCalendar(language: string): Calendar {
  return { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone, firstDay: firstWeekday(language) }
}
