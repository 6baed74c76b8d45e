import { z } from 'zod'
import { Pictures, WexerEvent } from './live-event.ts'
import { Transcode } from './transcode.ts'
import { VirtualClass } from './virtual-class.ts'

/** The recording of a live event (ENT-20). */
export const LiveVideo = z
  .object({
    videoID: z.string(),
    created_Time: z.iso.datetime(),
    trailerLink: z.string().nullable(),
    description: z.string().nullable(),
    name: z.string(),
    pictures: Pictures,
    /** Seconds. */
    duration: z.number(),
    transcode: Transcode,
  })
  .meta({ id: 'LiveVideo' })
export type LiveVideo = z.infer<typeof LiveVideo>

/** Where to watch an event: an empty link while its stream is awaited. */
export const StreamingLink = z
  .object({
    liveStreamingLink: z.string(),
    transcode: Transcode,
    /** The same class from its beginning, where who comes late may start there. */
    startOverLink: z.string().optional(),
    /** What the last time of a daily event left, until the next begins. */
    replayLink: z.string().optional(),
  })
  .meta({ id: 'StreamingLink' })
export type StreamingLink = z.infer<typeof StreamingLink>

/** A Connect class with its link; `event` carries the times that the countdown needs. */
export const ConnectClass = StreamingLink.extend({ virtualClass: VirtualClass, event: WexerEvent }).meta({
  id: 'ConnectClass',
})
export type ConnectClass = z.infer<typeof ConnectClass>
