import type { Level } from '@upbeat/contract/enumerations'
import type { StudioPhraseKey } from '@upbeat/phrases/studio/phrase-key'

/** The name of each level. */
export const levelKeys = {
  Beginner: 'classes.levelBeginner',
  Intermediate: 'classes.levelIntermediate',
  Advanced: 'classes.levelAdvanced',
} as const satisfies Record<Level, StudioPhraseKey>
