import { z } from 'zod'
import { BroadcastRecording, SentRenditionFacts, StudioBroadcast, sentRenditions } from '../entities/broadcast.ts'
import { studioEndpoint } from '../studio-endpoint.ts'

const params = z.object({ id: z.string().max(200) })
const SenderParameter = params.extend({ sender: z.string().max(40) })
const RenditionParameter = SenderParameter.extend({ rendition: z.enum(sentRenditions) })
const RecordingParameter = params.extend({ startsAt: z.iso.datetime() })
const Bytes = z.unknown().transform((value, context): Uint8Array => {
  if (value instanceof Uint8Array) return value
  context.addIssue('not sent as application/octet-stream')
  return z.NEVER
})
/** The number of the segment to send next. */
const Next = z.object({ next: z.number().int() })
const Second = z.number().min(0).max(86_400)

export const largestInitialisation = 64 * 1024
export const largestSegment = 8 * 1024 * 1024

export const broadcastEndpoints = {
  getBroadcast: studioEndpoint('getBroadcast', { params, replies: { 200: StudioBroadcast }, errors: ['notFound'] }),
  /** The whole stream key, for the clipboard. */
  copyStreamKey: studioEndpoint('copyStreamKey', {
    params,
    body: z.object({}),
    replies: { 200: z.object({ streamKey: z.string() }) },
    errors: ['notFound'],
  }),
  /** Replaces the stream key of this event alone. An encoder that uses the old one is disconnected within ten seconds. */
  replaceStreamKey: studioEndpoint('replaceStreamKey', {
    params,
    body: z.object({}),
    replies: { 200: z.object({ streamKey: z.string() }) },
    errors: ['notFound'],
  }),
  /**
   * Starts sending from the browser, or continues after an interruption: each rendition's segments are numbered from its `next` on.
   * Fails with `senderActive` if an encoder or another browser is sending, unless `takeOver` is set.
   */
  startSending: studioEndpoint('startSending', {
    params,
    body: z.object({
      renditions: z
        .array(SentRenditionFacts)
        .min(1)
        .max(sentRenditions.length)
        .refine((renditions) => new Set(renditions.map(({ name }) => name)).size === renditions.length),
      takeOver: z.boolean().default(false),
    }),
    replies: { 200: z.object({ sender: z.string(), next: z.partialRecord(z.enum(sentRenditions), z.number().int()) }) },
    errors: ['notFound', 'notAllowedNow', 'senderActive', 'storageFull'],
  }),
  /** The rendition's `ftyp` and `moov`, before its first segment. */
  putInitialisation: studioEndpoint('putInitialisation', {
    params: RenditionParameter,
    body: Bytes,
    isBinary: true,
    replies: { 204: null },
    errors: ['notFound', 'notAllowedNow', 'senderReplaced', 'segmentInvalid', 'storageFull'],
    largestBody: largestInitialisation,
  }),
  /**
   * One or more `moof` and `mdat` pairs of at most 20 seconds, beginning with a keyframe. Their decode times are seconds since `startSending`, the
   * same in all renditions. The same number again changes nothing. Late segments are put in order; a number that never arrives becomes a gap.
   */
  putSegment: studioEndpoint('putSegment', {
    params: RenditionParameter.extend({ number: z.coerce.number().int().min(0).max(99_999_999) }),
    query: z.object({
      /** The sound's peak in dBFS. */
      peak: z.coerce.number().min(-200).max(20).optional(),
    }),
    body: Bytes,
    isBinary: true,
    replies: { 200: Next },
    errors: ['notFound', 'notAllowedNow', 'senderReplaced', 'segmentInvalid', 'storageFull'],
    largestBody: largestSegment,
  }),
  stopSending: studioEndpoint('stopSending', {
    params: SenderParameter,
    replies: { 204: null },
    errors: ['notFound'],
  }),
  getRecording: studioEndpoint('getRecording', {
    params: RecordingParameter,
    replies: { 200: BroadcastRecording },
    errors: ['notFound', 'notAllowedNow'],
  }),
  /** Makes a class of the recording, cut at the keyframes before `from` and `to`. Returns its tag at once; its video is prepared like an upload. */
  makeClassOfRecording: studioEndpoint('makeClassOfRecording', {
    params: RecordingParameter,
    body: z.object({ from: Second.nullable().default(null), to: Second.nullable().default(null) }),
    replies: { 201: z.object({ tag: z.string() }) },
    errors: ['notFound', 'notAllowedNow', 'storageFull', 'quotaExceeded', 'encodeQuotaExceeded', 'tooManyUploads'],
  }),
  /** Deletes the recording for good. */
  discardRecording: studioEndpoint('discardRecording', {
    params: RecordingParameter,
    replies: { 204: null },
    errors: ['notFound', 'notAllowedNow'],
  }),
}
