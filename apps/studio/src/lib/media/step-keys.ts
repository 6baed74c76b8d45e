import type { ClassVideo } from '@upbeat/contract/studio/entities/intake'
import type { StudioPhraseKey } from '@upbeat/phrases/studio/phrase-key'

/** What the steps of preparing a video are called. */
export const stepKeys: Record<ClassVideo['steps'][number]['step'], StudioPhraseKey> = {
  probe: 'preparation.stepProbe',
  remux: 'preparation.stepRemux',
  low: 'preparation.stepLow',
  posters: 'preparation.stepPosters',
  storyboard: 'preparation.stepStoryboard',
  sound: 'preparation.stepSound',
  ladder: 'preparation.stepLadder',
  trailer: 'preparation.stepTrailer',
  captions: 'captions.title',
}
