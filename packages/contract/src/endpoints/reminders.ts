import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { IdParameter } from './parameters.ts'

/** An IANA zone that this side knows, e.g. `Europe/Berlin`. */
const TimeZone = z.string().max(100).refine(isTimeZone, 'must be an IANA time zone')

/** Of which live events a member is reminded by mail, and where their own calendar is. */
export const Reminders = z
  .object({
    eventIds: z.array(z.string()),
    /** An iCalendar address for programs that subscribe; whoever has it can read it. */
    calendarLink: z.url(),
    /** False where somebody else serves the club's live events: of those nobody is reminded, and no calendar of ours knows them. */
    canRemind: z.boolean(),
  })
  .meta({ id: 'Reminders' })
export type Reminders = z.infer<typeof Reminders>

const Reminder = z.object({ eventId: z.string(), reminded: z.boolean() }).meta({ id: 'Reminder' })

export const reminderEndpoints = {
  listReminders: endpoint('listReminders', { replies: { 200: Reminders }, errors: [] }),
  addReminder: endpoint('addReminder', {
    params: IdParameter,
    /** In which times are told. */
    body: z.object({ timeZone: TimeZone }),
    replies: { 200: Reminder },
    errors: ['notFound'],
  }),
  removeReminder: endpoint('removeReminder', { params: IdParameter, replies: { 200: Reminder }, errors: ['notFound'] }),
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
