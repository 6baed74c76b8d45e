import { continueFromSeconds, continueToShare } from '../constants.ts'

/** Whether too little is left of a class to continue it. Both in seconds; an unknown duration is never finished. */
export function isFinished(position: number, duration: number): boolean {
  return duration > 0 && position > duration * continueToShare
}

/** Players and catalogues round lengths differently; what differs by more is another video. */
const sameLengthSeconds = 2

/** Where a position is in a video of another length, e.g. after the class's video was replaced. */
export function scaledPosition(position: number, duration: number, newDuration: number): number {
  const isSame = Math.abs(newDuration - duration) <= sameLengthSeconds
  return isSame || !(duration > 0) || !(newDuration > 0) ? position : Math.round((position * newDuration) / duration)
}

/** The second to continue at; `null` in the first minute and the last 5 %: then the class starts from the beginning. */
export function resumePosition(position: number, duration: number): number | null {
  if (!(position >= continueFromSeconds) || !(duration > 0) || isFinished(position, duration)) return null
  return position
}
