import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { IdParameter } from './parameters.ts'

/** An IANA time zone known to this runtime, e.g. `Europe/Berlin`. */
const TimeZone = z.string().max(100).refine(isTimeZone, 'must be an IANA time zone')

/**
 * What an email is about: `start`, an hour before each occurrence; `ready`, once the video of an event can be watched that is
 * being encoded.
 */
const Kind = z.enum(['start', 'ready'])

/** The live events that a member gets email reminders of, and the URL of the member's calendar feed. */
export const Reminders = z
  .object({
    eventIds: z.array(z.string()),
    /** The events of which the member is told once their video can be watched. */
    awaitedVideos: z.array(z.object({ eventId: z.string(), videoId: z.string() })),
    /** An iCalendar feed URL; anyone who has it can read the feed. */
    calendarLink: z.url(),
    /** False if another provider serves the club's live events: there are no reminders and no calendar feed. */
    canRemind: z.boolean(),
  })
  .meta({ id: 'Reminders' })
export type Reminders = z.infer<typeof Reminders>

const Reminder = z.object({ eventId: z.string(), reminded: z.boolean() }).meta({ id: 'Reminder' })

export const reminderEndpoints = {
  listReminders: endpoint('listReminders', { replies: { 200: Reminders }, errors: [] }),
  addReminder: endpoint('addReminder', {
    params: IdParameter,
    /** The time zone of times in the email. */
    body: z.object({ timeZone: TimeZone, kind: Kind.default('start') }),
    replies: { 200: Reminder },
    errors: ['notFound'],
  }),
  removeReminder: endpoint('removeReminder', {
    params: IdParameter,
    query: z.object({ kind: Kind.default('start') }),
    replies: { 200: Reminder },
    errors: ['notFound'],
  }),
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
