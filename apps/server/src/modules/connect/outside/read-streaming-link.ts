import { StreamingLink } from '@upbeat/contract/entities/live-video'

const complete = { status: 'complete' }

/**
 * Reads a provider's stream link. Open values may be missing or null: no link while the stream is awaited, no transcode
 * if nothing is encoded.
 * @throws ZodError if it is no such answer
 */
export function readStreamingLink(body: unknown): StreamingLink {
  const answer = body as Partial<Record<keyof StreamingLink, unknown>>
  const { liveStreamingLink, startOverLink, replayLink, transcode } = answer
  return StreamingLink.parse({
    liveStreamingLink: liveStreamingLink ?? '',
    transcode: transcode ?? complete,
    ...(startOverLink ? { startOverLink } : {}),
    ...(replayLink ? { replayLink } : {}),
  })
}
