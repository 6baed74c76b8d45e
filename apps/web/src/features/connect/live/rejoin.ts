import { type EventType, eventType } from '@upbeat/rules/live/enumerations'
import { liveLatencySeconds } from '@upbeat/rules/live/live-sync'

/** Plays on after a break that the system or the browser made; a simulated live goes on where everyone is (D-30). */
export async function rejoin(media: HTMLMediaElement, type: EventType): Promise<void> {
  const { seekable } = media
  if (type === eventType.simulatedLive && media.played.length > 0 && seekable.length > 0) {
    const edge = seekable.end(seekable.length - 1) - liveLatencySeconds
    if (edge > media.currentTime) media.currentTime = edge
  }
  await media.play().catch(() => {})
}
