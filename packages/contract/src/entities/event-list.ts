import { z } from 'zod'
import { Live, Pictures, VimeoEvent, WexerEvent } from './live-event.ts'

/** The running or next event; `next_Occurence_Time` is spelled this way here (ENT-18). */
export const EventDetail = z
  .object({
    providerId: z.string(),
    providerName: z.string(),
    sizes: Pictures.shape.sizes,
    live: Live.nullable(),
    schedule: z.object({ next_Occurence_Time: z.iso.datetime().nullable() }),
    name: z.string(),
    description: z.string().nullable(),
  })
  .meta({ id: 'EventDetail' })
export type EventDetail = z.infer<typeof EventDetail>

export const VimeoEvents = z.object({ eventData: z.array(VimeoEvent) }).meta({ id: 'VimeoEvents' })
export type VimeoEvents = z.infer<typeof VimeoEvents>

export const WexerEvents = z.object({ eventData: z.array(WexerEvent) }).meta({ id: 'WexerEvents' })
export type WexerEvents = z.infer<typeof WexerEvents>

/** Live events with the current one; `eventDetail` is `null` if there is no event. */
export const LiveEvents = VimeoEvents.extend({
  eventDetail: EventDetail.nullable(),
  liveStreamingLink: z.string(),
}).meta({ id: 'LiveEvents' })
export type LiveEvents = z.infer<typeof LiveEvents>

/** A page of events (ENT-17). */
export const EventPage = LiveEvents.extend({
  recordsLeft: z.int().min(0),
  totalRecords: z.int().min(0),
  perPage: z.int().min(1),
}).meta({ id: 'EventPage' })
export type EventPage = z.infer<typeof EventPage>
