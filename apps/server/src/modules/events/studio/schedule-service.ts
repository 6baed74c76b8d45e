import type { EventOptions, EventOutlook, ScheduledEvent } from '@upbeat/contract/studio/entities/event'
import type { Database } from '../../../platform/db/database.ts'
import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'
import type { Fields } from '../../publishing/publishable-kind.ts'
import type { Publishing } from '../../publishing/service.ts'
import type { Period } from '../expand-series.ts'
import type { createClubSchedule, PlannedEvent } from './club-schedule.ts'
import { draftOccurrences, keptOccurrences } from './draft-occurrences.ts'
import { nameOfEvent, type PlannedOccurrences, withClashes } from './event-clashes.ts'
import { undraftedEventIds } from './event-draft-repository.ts'
import { parseEvent } from './event-fields.ts'
import { eventStatus } from './event-status.ts'
import { shownClass } from './live-event-repository.ts'

export type ScheduleService = ReturnType<typeof createScheduleService>
type Parts = {
  db: Database
  publishing: Pick<Publishing, 'follow'>
  eventsOf: ReturnType<typeof createClubSchedule>
}

const day = 86_400_000
/** How far ahead an event is checked, in days: usually, and if it has no occurrence by then. */
const outlookDays = [56, 400]
const maxOccurrences = 60

/** The week of all live events, and what an event would do to it. */
export function createScheduleService({ db, publishing, eventsOf }: Parts) {
  /** All events except binned ones; those without an occurrence in the period only while they have no start. */
  async function list(context: StaffContext, period: Period): Promise<ScheduledEvent[]> {
    const { tenantId, now } = context
    // Makes drafts of events that came from elsewhere than the studio.
    for (const id of await undraftedEventIds(db, tenantId))
      await publishing.follow({ tenantId, kind: 'event', id }, now)
    const planned = (await eventsOf(tenantId)).map((event) => ({
      event,
      occurrences: keptOccurrences(event.fields, period),
    }))
    return withClashes(planned)
      .filter(({ event, occurrences }) => occurrences.length > 0 || event.fields.localStart === null)
      .map((each) => present(context, each))
  }

  /** The next occurrences of an event with the given fields, with double bookings. @throws Failure invalidRequest */
  async function check(context: StaffContext, given: { id: string | null; fields: Fields }): Promise<EventOutlook> {
    const { tenantId, now } = context
    const events = await eventsOf(tenantId)
    const stored = events.find(({ id }) => id === given.id)
    const fields = parseEvent({ ...stored?.fields, ...given.fields })
    const played = fields.classTag === null ? null : await shownClass(db, tenantId, fields.classTag)
    const event = { id: given.id ?? '', state: 'draft' as const, fields, played }
    const period = outlook(event, now.getTime())
    const others = events
      .filter(({ id }) => id !== given.id)
      .map((other) => ({ event: other, occurrences: draftOccurrences(other.fields, period) }))
    const [own] = withClashes<Booker>([{ event, occurrences: draftOccurrences(fields, period) }, ...others])
    const occurrences = own?.occurrences ?? []
    return {
      occurrences: occurrences.slice(0, maxOccurrences),
      hasMore: occurrences.length > maxOccurrences || hasLater(event, period),
    }
  }

  async function options({ tenantId }: StaffContext): Promise<EventOptions> {
    const events = await eventsOf(tenantId)
    const words = (field: 'room' | 'instructor') => {
      const used = events.flatMap(({ fields }) => [fields[field], ...ownWords(fields, field)])
      return [...new Set(used.filter((word) => word !== null && word !== ''))].toSorted() as string[]
    }
    return { rooms: words('room'), instructors: words('instructor') }
  }

  return { list, check, options }
}

function ownWords({ exceptions }: PlannedEvent['fields'], field: 'room' | 'instructor') {
  return exceptions.map((exception) => (exception.kind === 'moved' ? (exception.own?.[field] ?? null) : null))
}

type Drafted = Pick<PlannedEvent, 'fields'>
/** What a double booking names of an event. */
type Booker = Pick<PlannedEvent, 'id' | 'state' | 'fields' | 'played'>

/** The period that has the next occurrences: from now or from the first one on. */
function outlook({ fields }: Drafted, now: number): Period {
  const first = fields.localStart === null ? now : Date.parse(`${fields.localStart}Z`) - day
  const duration = (fields.durationSecond ?? 0) * 1000
  const from = fields.recurrence ? Math.max(now - duration, first) : first
  const periods = outlookDays.map((days) => ({ from, until: from + days * day }))
  const found = periods.find((period) => draftOccurrences(fields, period).length > 0)
  return found ?? { from, until: from + day }
}

function hasLater({ fields }: Drafted, { until }: Period): boolean {
  return draftOccurrences(fields, { from: until, until: until + 400 * day }).length > 0
}

function present(context: StaffContext, { event, occurrences }: PlannedOccurrences<PlannedEvent>): ScheduledEvent {
  const { fields, played } = event
  return {
    ...eventStatus(context, event, event.hasChanges),
    kind: fields.kind,
    name: nameOfEvent(event),
    instructor: fields.instructor ?? played?.instructor ?? null,
    room: fields.room,
    categoryId: fields.categoryId ?? played?.categoryId ?? null,
    timeZone: fields.timeZone,
    repeats: fields.recurrence !== null,
    occurrences,
  }
}
