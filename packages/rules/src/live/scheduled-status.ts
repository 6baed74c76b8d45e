import { type LiveStatus, liveStatus } from './enumerations.ts'

type Scheduled = { startsAt: number; endsAt: number; hasLink: boolean; now: number }

/**
 * The status of a scheduled event by the clock, in epoch milliseconds: streaming from start to end, awaiting in that time while it has no
 * link, otherwise unavailable (LIVE-17, LIVE-18).
 */
export function scheduledStatus({ startsAt, endsAt, hasLink, now }: Scheduled): LiveStatus {
  if (now < startsAt || now >= endsAt) return liveStatus.unavailable
  return hasLink ? liveStatus.streaming : liveStatus.awaiting
}

/** Whether an event's stream is available: the given number of seconds after its start, `null` means never. Times in epoch milliseconds. */
export function isLinkReady(startsAt: number, delaySeconds: number | null, now: number): boolean {
  return delaySeconds !== null && now >= startsAt + delaySeconds * 1000
}
