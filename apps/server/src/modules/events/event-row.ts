import type { Occurrence } from '@upbeat/rules/schedule/event-time'
import type { schema } from '../../platform/db/database.ts'

type StoredEvent = typeof schema.liveEvent.$inferSelect
type StoredClass = typeof schema.virtualClass.$inferSelect
/** What an event has of the class that it plays, unless it has its own. */
export type ClassFields = Pick<
  StoredClass,
  | 'name'
  | 'description'
  | 'level'
  | 'skill'
  | 'intensity'
  | 'labels'
  | 'focusAreas'
  | 'equipment'
  | 'categoryId'
  | 'subCategory'
  | 'language'
  | 'calorieBurn'
  | 'instructor'
  | 'imageLink'
  | 'trailerLink'
  | 'media'
  | 'scheduleDate'
>

/** An event as it is stored, once or as a series, with the fields of its class. */
export type EventRow = Omit<StoredEvent, keyof ClassFields | 'searchWords'> &
  ClassFields & {
    /** For search. */
    words: string[]
    /** The tag of the media that it plays: its own, or its class's. */
    mediaTag: string
    /** The occurrences broadcast by the club's encoder, in epoch milliseconds. */
    broadcastStarts: number[]
  }

/** When an event takes place, as members' calls know it. Null for video on demand. */
export type LiveTime =
  /** Epoch milliseconds. */
  | ({ kind: 'single' } & Pick<Occurrence, 'startsAt'>)
  /** Every day at the same UTC time of day, `HH:mm:ss`. */
  | { kind: 'daily'; timeOfDay: string }
  | null

/** An event that members see: a series is one event for each of its occurrences. */
export type LiveEvent = Omit<
  EventRow,
  'localStart' | 'timeZone' | 'recurrence' | 'exceptions' | 'origin' | 'room' | 'changedAt'
> & {
  /** Its series' id; its own id if it takes place once or daily. */
  seriesId: string
  time: LiveTime
  /** When it was last published or changed. */
  changedAt: Date
}
