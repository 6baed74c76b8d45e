import { playheadFinishedShare, playheadOfferSeconds } from '../constants.ts'

/** Whether a class counts as watched to its end. Both in seconds; an unknown duration is never finished. */
export function isFinished(position: number, duration: number): boolean {
  return duration > 0 && position >= duration * playheadFinishedShare
}

/** Players and catalogues round lengths differently; what differs by more is another video. */
const sameLengthSeconds = 2

/** Where a position is in a video of another length, e.g. after the class's video was replaced. */
export function scaledPosition(position: number, duration: number, newDuration: number): number {
  const isSame = Math.abs(newDuration - duration) <= sameLengthSeconds
  return isSame || !(duration > 0) || !(newDuration > 0) ? position : Math.round((position * newDuration) / duration)
}

/** The second to resume at, `null` when hardly begun or as good as over: then it starts from the beginning. */
export function resumePosition(position: number, duration: number): number | null {
  if (!(position >= playheadOfferSeconds) || !(duration > 0) || isFinished(position, duration)) return null
  return position
}
