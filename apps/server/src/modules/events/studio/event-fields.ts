import { EventFields } from '@upbeat/contract/studio/entities/event'
import type { EventTime } from '@upbeat/rules/schedule/event-time'
import { invalidFields, parseFields } from '../../../platform/http/parse-fields.ts'
import type { Fields } from '../../publishing/publishable-kind.ts'

const Shape = EventFields.strict()
const emptyEvent: EventFields = {
  kind: 'class',
  classTag: null,
  name: '',
  description: '',
  imageLink: null,
  instructor: null,
  categoryId: null,
  level: null,
  link: null,
  mayStartOver: false,
  localStart: null,
  timeZone: 'UTC',
  durationSecond: null,
  recurrence: null,
  exceptions: [],
  room: null,
  origin: null,
}

/**
 * Parses a stored draft; fields that an older version didn't have are empty.
 * @throws Failure invalidRequest naming the fields
 */
export function parseEvent(fields: Fields): EventFields {
  const parsed = parseFields(Shape, { ...emptyEvent, ...fields })
  if (!isTimeZone(parsed.timeZone)) throw invalidFields([{ path: 'timeZone', message: 'Unknown time zone' }])
  const dates = parsed.exceptions.map(({ date }) => date)
  if (new Set(dates).size < dates.length) {
    throw invalidFields([{ path: 'exceptions', message: 'Each date at most once' }])
  }
  return parsed
}

/** Null without a start. */
export function timeOfFields({ localStart, timeZone, recurrence, exceptions }: EventFields): EventTime | null {
  return localStart === null ? null : { localStart, timeZone, recurrence, exceptions }
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
