import type { ClassVideo } from '@upbeat/contract/studio/entities/intake'
import type { StepRow } from '../intake-rows.ts'

type Waiting = {
  /** How many steps come first. */
  ahead: number
  /** Whether the operator has paused the queue. */
  isPaused: boolean
}

/** A step as presented to staff. */
export function presentStep(
  step: StepRow & { elapsedSecond: number },
  { ahead, isPaused }: Waiting,
): ClassVideo['steps'][number] {
  const { state, progress, elapsedSecond: elapsed } = step
  const isToldApart = state === 'running' && progress > 0.02 && elapsed > 0
  return {
    step: step.step,
    state,
    waitsFor: isPaused && state === 'waiting' ? 'paused' : step.waitsFor,
    progress,
    failure: step.failure,
    lines: step.lines ?? [],
    reason: step.reason,
    ahead: state === 'waiting' ? ahead : 0,
    secondsLeft: isToldApart ? Math.round((elapsed * (1 - progress)) / progress) : null,
  }
}
