import { studioCalls } from '@upbeat/contract/studio/calls'
import type { Database } from '../../../platform/db/database.ts'
import type { Http } from '../../../platform/http/open-http.ts'
import type { Platform } from '../../../platform/open-platform.ts'
import type { Undoer } from '../../audit/undo.ts'
import type { Publishing } from '../../publishing/service.ts'
import type { PublishingNeeds } from '../../publishing/undo-publishing.ts'
import { createClubSchedule } from './club-schedule.ts'
import { createEventCoaches } from './event-coach-repository.ts'
import { createEventService } from './event-service.ts'
import { createOccurrenceService, type SplitSeries } from './occurrence-service.ts'
import { mountStudioEvents } from './routes.ts'
import { createScheduleService } from './schedule-service.ts'

type Parts = Pick<Platform, 'db' | 'makeId'> &
  Pick<Http, 'studioMount'> & {
    onSplit: (transaction: Database, split: SplitSeries) => Promise<void>
    publishing: Publishing & {
      undoerOf: (needs: PublishingNeeds) => Undoer
      undoerOfMany: (kind: string, needs: PublishingNeeds) => Undoer
    }
  }

/** The schedule in the studio. */
export function composeStudioEvents({ db, makeId, studioMount, publishing, onSplit }: Parts) {
  mountStudioEvents(studioMount, {
    events: createEventService({ db, publishing, makeId }),
    schedule: createScheduleService({ db, publishing, eventsOf: createClubSchedule(db) }),
    occurrences: createOccurrenceService({ publishing, makeId, onSplit }),
  })
  const needs = { edit: studioCalls.saveEvent, publish: studioCalls.publishEvent }
  return { undoer: publishing.undoerOf(needs), undoerOfSeries: publishing.undoerOfMany('event', needs) }
}

/** Renames coaches in events, in a transaction of the caller. */
export const composeEventCoaches = createEventCoaches
