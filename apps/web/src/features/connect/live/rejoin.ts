import { type EventType, eventType } from '@upbeat/rules/live/enumerations'

/** Seconds behind its edge at which a stream is joined again: three segments, as at the first time. */
const behindEdge = 18

/** Plays on after a break that the system or the browser made; a simulated live goes on where everyone is (D-30). */
export async function rejoin(media: HTMLMediaElement, type: EventType): Promise<void> {
  const { seekable } = media
  if (type === eventType.simulatedLive && media.played.length > 0 && seekable.length > 0) {
    const edge = seekable.end(seekable.length - 1) - behindEdge
    if (edge > media.currentTime) media.currentTime = edge
  }
  await media.play().catch(() => {})
}
