import { ladderFor } from '@upbeat/rules/media/ladder'
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

/** What is to be done with a source after it was probed. */
export function stepsFor({ video }: SourceFacts): StepName[] {
  const hasMoreRungs = ladderFor(video).length > 1
  const steps = slowSteps.filter((step) => step !== 'trailer' && (step !== 'ladder' || hasMoreRungs))
  return video.canRemux ? ['remux', ...steps] : steps
}
