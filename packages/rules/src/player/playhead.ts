import { continueFromSeconds, continueToShare } from '../constants.ts'

/** Whether too little of a class is left to resume it. Both in seconds; false for an unknown duration. */
export function isFinished(position: number, duration: number): boolean {
  return duration > 0 && position > duration * continueToShare
}

/** Players and catalogues round lengths differently; a larger difference means another video. */
const sameLengthSeconds = 2

/** Maps a position to a video of another length, e.g. after the class's video was replaced. */
export function scaledPosition(position: number, duration: number, newDuration: number): number {
  const isSame = Math.abs(newDuration - duration) <= sameLengthSeconds
  return isSame || !(duration > 0) || !(newDuration > 0) ? position : Math.round((position * newDuration) / duration)
}

/** The second to resume at; `null` in the first minute and the last 5 %, where the class starts from the beginning. */
export function resumePosition(position: number, duration: number): number | null {
  if (!(position >= continueFromSeconds) || !(duration > 0) || isFinished(position, duration)) return null
  return position
}
