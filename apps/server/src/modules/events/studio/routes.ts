import { Answer } from '../../../platform/http/answer.ts'
import type { StudioMount } from '../../../platform/http/studio/studio-mount.ts'
import type { EventService } from './event-service.ts'
import type { OccurrenceService } from './occurrence-service.ts'
import type { ScheduleService } from './schedule-service.ts'

type Services = { events: EventService; schedule: ScheduleService; occurrences: OccurrenceService }

export function mountStudioEvents(mount: StudioMount, { events, schedule, occurrences }: Services) {
  mount('listEvents', (context, { query }) =>
    schedule.list(context, { from: Date.parse(query.from), until: Date.parse(query.until) }),
  )
  mount('getEventOptions', (context) => schedule.options(context))
  mount('checkEvent', (context, { body }) => schedule.check(context, body))
  mount('changeOccurrence', (context, { params, body }) => occurrences.change(context, { ...params, ...body }))
  mount('createEvent', async (context, { body }) => new Answer(201, await events.create(context, body)))
  mount('getEvent', (context, { params }) => events.get(context, params.id))
  mount('saveEvent', (context, { params, body }) => events.save(context, params.id, body.changes))
  mount('publishEvent', (context, { params, body }) =>
    events.publish(context, params.id, body.at === null ? null : new Date(body.at)),
  )
  mount('unscheduleEvent', (context, { params }) => events.change(context, params.id, 'unschedule'))
  mount('unpublishEvent', (context, { params }) => events.change(context, params.id, 'unpublish'))
  mount('binEvent', (context, { params }) => events.change(context, params.id, 'bin'))
  mount('restoreEvent', (context, { params }) => events.change(context, params.id, 'restore'))
  mount('listEventVersions', (context, { params }) => events.versions(context, params.id))
  mount('bringBackEventVersion', (context, { params }) => events.bringBack(context, params.id, params.version))
}
