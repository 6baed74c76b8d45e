import type { StudioPhraseKey } from '@upbeat/phrases/studio/phrase-key'
import type { PublishingState } from '@upbeat/rules/publishing/publishing-state'
import { useText } from '../i18n/use-text.ts'
import { DotBadge, type DotTone } from './dot-badge.tsx'

export const stateKeys: Record<PublishingState, StudioPhraseKey> = {
  draft: 'classes.stateDraft',
  scheduled: 'classes.stateScheduled',
  published: 'classes.statePublished',
  unpublished: 'classes.stateUnpublished',
  bin: 'classes.stateBin',
}

const tones: Record<PublishingState, DotTone> = {
  draft: 'warning',
  scheduled: 'info',
  published: 'success',
  unpublished: 'neutral',
  bin: 'danger',
}

/** The publishing state of a class, by text and colour. */
export function StateBadge({ state }: { state: PublishingState }) {
  const t = useText()
  return <DotBadge tone={tones[state]}>{t(stateKeys[state])}</DotBadge>
}
