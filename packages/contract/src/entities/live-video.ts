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

/** The stream of an event: an empty link while the stream is awaited. */
export const StreamingLink = z
  .object({
    liveStreamingLink: z.string(),
    transcode: Transcode,
    /** The same class from its beginning, if late viewers may start there. */
    startOverLink: z.string().optional(),
    /** The recording of a daily event's last occurrence, until the next one starts. */
    replayLink: z.string().optional(),
  })
  .meta({ id: 'StreamingLink' })
export type StreamingLink = z.infer<typeof StreamingLink>

/** A Connect class with its link; `event` has the times for the countdown. */
export const ConnectClass = StreamingLink.extend({ virtualClass: VirtualClass, event: WexerEvent }).meta({
  id: 'ConnectClass',
})
export type ConnectClass = z.infer<typeof ConnectClass>
