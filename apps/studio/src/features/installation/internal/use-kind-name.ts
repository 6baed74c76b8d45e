import type { StudioTextKey } from '@upbeat/phrases/studio/phrase-key'
import { useText } from '../../../lib/i18n/use-text.ts'

const stepKeys: Readonly<Record<string, StudioTextKey>> = {
  probe: 'preparation.stepProbe',
  remux: 'preparation.stepRemux',
  low: 'preparation.stepLow',
  posters: 'preparation.stepPosters',
  storyboard: 'preparation.stepStoryboard',
  sound: 'preparation.stepSound',
  ladder: 'preparation.stepLadder',
  trailer: 'preparation.stepTrailer',
  captions: 'installation.stepCaptions',
}

/** What a kind of job is called: steps as elsewhere in the studio, other jobs as in the log and docs/features/jobs.md. */
export function useKindName(): (kind: string) => string {
  const t = useText()
  return (kind) => {
    const key = stepKeys[kind]
    return key ? t(key) : kind
  }
}
