import { completedShare, leaveThresholdSeconds } from '../constants.ts'

/** What leaving a class early does: up to one minute it is discarded, later it is logged (PLAY-13, PLAY-14). */
export function leaveDecision(elapsedSeconds: number): 'discard' | 'log' {
  return elapsedSeconds > leaveThresholdSeconds ? 'log' : 'discard'
}

/** The minutes shown by the workout-completed panel, rounded half up (PLAY-06). */
export function completedMinutes(elapsedSeconds: number): number {
  return Math.round(elapsedSeconds / 60)
}

/**
 * How much of a class was done: `none` is not logged (PLAY-13), `part` was left early or skipped through, `whole` was played to its end.
 * Seconds; a class of unknown length counts as whole.
 */
export function completionOf(elapsedSeconds: number, durationSeconds: number | null): 'none' | 'part' | 'whole' {
  if (leaveDecision(elapsedSeconds) === 'discard') return 'none'
  return durationSeconds === null || elapsedSeconds >= durationSeconds * completedShare ? 'whole' : 'part'
}
