import { changeScopes } from '@upbeat/rules/schedule/amend-series'
import { z } from 'zod'
import { FieldConflict } from '../entities/class.ts'
import {
  ChangedOccurrence,
  EventFields,
  EventOptions,
  EventOutlook,
  EventVersion,
  OccurrenceChange,
  ScheduledEvent,
  StudioEvent,
} from '../entities/event.ts'
import { studioEndpoint } from '../studio-endpoint.ts'

const params = z.object({ id: z.string().max(200) })
const Change = z.object({ field: EventFields.keyof(), base: z.json(), value: z.json() })
/** The longest period of a schedule, in days. */
const maxDays = 62
const Period = z
  .object({ from: z.iso.datetime(), until: z.iso.datetime() })
  .refine(
    ({ from, until }) =>
      Date.parse(until) > Date.parse(from) && Date.parse(until) - Date.parse(from) <= maxDays * 86_400_000,
  )

export const eventsEndpoints = {
  listEvents: studioEndpoint('listEvents', { query: Period, replies: { 200: z.array(ScheduledEvent) }, errors: [] }),
  createEvent: studioEndpoint('createEvent', {
    body: EventFields.partial(),
    replies: { 201: StudioEvent },
    errors: [],
  }),
  getEventOptions: studioEndpoint('getEventOptions', { replies: { 200: EventOptions }, errors: [] }),
  checkEvent: studioEndpoint('checkEvent', {
    /** `id` is that of a stored event, which the given fields would change. */
    body: z.object({ id: z.string().max(200).nullable(), fields: EventFields.partial() }),
    replies: { 200: EventOutlook },
    errors: [],
  }),
  changeOccurrence: studioEndpoint('changeOccurrence', {
    params: params.extend({ date: z.iso.date() }),
    body: z.object({ scope: z.enum(changeScopes), change: OccurrenceChange }),
    replies: { 200: ChangedOccurrence },
    errors: ['notFound', 'notAllowedNow', 'changedElsewhere', 'notPublishable'],
  }),
  getEvent: studioEndpoint('getEvent', { params, replies: { 200: StudioEvent }, errors: ['notFound'] }),
  saveEvent: studioEndpoint('saveEvent', {
    params,
    body: z.object({ changes: z.array(Change).min(1).max(20) }),
    replies: { 200: z.object({ event: StudioEvent, conflicts: z.array(FieldConflict) }) },
    errors: ['notFound', 'notAllowedNow'],
  }),
  publishEvent: studioEndpoint('publishEvent', {
    params,
    body: z.object({ at: z.iso.datetime({ offset: true }).nullable().default(null) }),
    replies: { 200: StudioEvent },
    errors: ['notFound', 'notAllowedNow', 'notPublishable'],
  }),
  unscheduleEvent: studioEndpoint('unscheduleEvent', {
    params,
    replies: { 200: StudioEvent },
    errors: ['notFound', 'notAllowedNow'],
  }),
  unpublishEvent: studioEndpoint('unpublishEvent', {
    params,
    replies: { 200: StudioEvent },
    errors: ['notFound', 'notAllowedNow'],
  }),
  binEvent: studioEndpoint('binEvent', {
    params,
    replies: { 200: StudioEvent },
    errors: ['notFound', 'notAllowedNow'],
  }),
  restoreEvent: studioEndpoint('restoreEvent', {
    params,
    replies: { 200: StudioEvent },
    errors: ['notFound', 'notAllowedNow'],
  }),
  listEventVersions: studioEndpoint('listEventVersions', {
    params,
    replies: { 200: z.array(EventVersion) },
    errors: ['notFound'],
  }),
  bringBackEventVersion: studioEndpoint('bringBackEventVersion', {
    params: params.extend({ version: z.coerce.number().int().min(1) }),
    replies: { 200: StudioEvent },
    errors: ['notFound', 'notAllowedNow'],
  }),
}
