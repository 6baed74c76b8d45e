import { playheadFinishedShare, playheadOfferSeconds } from '../constants.ts'

/** Whether a class counts as watched to its end. Both in seconds; an unknown duration is never finished. */
export function isFinished(position: number, duration: number): boolean {
  return duration > 0 && position >= duration * playheadFinishedShare
}

/** The second to resume at, `null` when hardly begun or as good as over: then it starts from the beginning. */
export function resumePosition(position: number, duration: number): number | null {
  if (!(position >= playheadOfferSeconds) || !(duration > 0) || isFinished(position, duration)) return null
  return position
}
