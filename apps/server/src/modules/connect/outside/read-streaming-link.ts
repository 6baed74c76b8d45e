import { StreamingLink } from '@upbeat/contract/entities/live-video'

const complete = { status: 'complete' }

/**
 * Where to watch, as a provider tells it. What it leaves open may be missing or null: no link while the stream is awaited, no transcode
 * where there is nothing to encode. @throws where it is no such answer
 */
export function readStreamingLink(body: unknown): StreamingLink {
  const told = body as Partial<Record<keyof StreamingLink, unknown>>
  const { liveStreamingLink, startOverLink, replayLink, transcode } = told
  return StreamingLink.parse({
    liveStreamingLink: liveStreamingLink ?? '',
    transcode: transcode ?? complete,
    ...(startOverLink ? { startOverLink } : {}),
    ...(replayLink ? { replayLink } : {}),
  })
}
