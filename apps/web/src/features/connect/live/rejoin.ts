import { type EventType, eventType } from '@upbeat/rules/live/enumerations'
import { liveLatencySeconds } from '@upbeat/rules/live/live-sync'

/** Resumes after an interruption by the system or the browser; a simulated live resumes at the synchronised position (D-30). */
export async function rejoin(media: HTMLMediaElement, type: EventType): Promise<void> {
  const { seekable } = media
  if (type === eventType.simulatedLive && media.played.length > 0 && seekable.length > 0) {
    const edge = seekable.end(seekable.length - 1) - liveLatencySeconds
    if (edge > media.currentTime) media.currentTime = edge
  }
  await media.play().catch(() => {})
}
