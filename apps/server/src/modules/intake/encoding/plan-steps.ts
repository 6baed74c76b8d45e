import { firstRung, ladderFor, type Rung } from '@upbeat/rules/media/ladder'
import type { SourceFacts } from './encoder-port.ts'

export type StepName =
  | 'probe'
  | 'remux'
  | 'low'
  | 'posters'
  | 'storyboard'
  | 'sound'
  | 'ladder'
  | 'trailer'
  | 'captions'

/** Steps that a class needs to be playable come first. */
export const priorities: Record<StepName, number> = {
  probe: 0,
  remux: 1,
  low: 2,
  sound: 3,
  posters: 4,
  storyboard: 5,
  trailer: 4,
  ladder: 6,
  captions: 7,
}

/** Steps that only read and copy. They have a worker of their own, so they never wait for an encode. */
export const quickSteps: StepName[] = ['probe', 'remux']
export const slowSteps: StepName[] = ['low', 'sound', 'posters', 'storyboard', 'trailer', 'ladder']
/** Run by an external service: the step waits for it without blocking other steps. */
export const captionSteps: StepName[] = ['captions']

/**
 * The steps for a source after it was probed. A source that can be copied is playable right away, and all renditions
 * then come from one decoding pass. Otherwise one rendition is encoded first, so that the class is playable sooner.
 */
export function stepsFor({ video }: SourceFacts): StepName[] {
  const first: StepName[] = video.canRemux ? ['remux'] : ['low']
  const others: StepName[] = ladderFor(video).length > 1 ? ['ladder'] : video.canRemux ? ['low'] : []
  return [...first, 'sound', 'posters', 'storyboard', ...others]
}

/** The renditions that a step encodes. The ladder leaves out the rung of the video's `low` step. */
export function rungsOf(step: StepName, { video }: SourceFacts, planned: readonly { step: StepName }[]): Rung[] {
  const rungs = ladderFor(video)
  const first = firstRung(rungs)
  if (step === 'low') return rungs.filter((rung) => rung === first)
  return planned.some((each) => each.step === 'low') ? rungs.filter((rung) => rung !== first) : rungs
}
