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

/** What puts a class on air comes first. */
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

/** Steps that only read and copy: they have a worker of their own and never wait behind an encode. */
export const quickSteps: StepName[] = ['probe', 'remux']
export const slowSteps: StepName[] = ['low', 'sound', 'posters', 'storyboard', 'trailer', 'ladder']
/** Another program does the work: the step waits for it beside everything else. */
export const captionSteps: StepName[] = ['captions']

/**
 * What is to be done with a source after it was probed. A copied source can be watched at once, and all renditions are then made from one
 * decoding; otherwise the class waits for the first of them, which comes before the others.
 */
export function stepsFor({ video }: SourceFacts): StepName[] {
  const first: StepName[] = video.canRemux ? ['remux'] : ['low']
  const others: StepName[] = ladderFor(video).length > 1 ? ['ladder'] : video.canRemux ? ['low'] : []
  return [...first, 'sound', 'posters', 'storyboard', ...others]
}

/** The renditions that a step encodes: the ladder leaves out what a step of this video has made before it. */
export function rungsOf(step: StepName, { video }: SourceFacts, planned: readonly { step: StepName }[]): Rung[] {
  const rungs = ladderFor(video)
  const first = firstRung(rungs)
  if (step === 'low') return rungs.filter((rung) => rung === first)
  return planned.some((each) => each.step === 'low') ? rungs.filter((rung) => rung !== first) : rungs
}
