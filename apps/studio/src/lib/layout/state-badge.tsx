import type { StudioPhraseKey } from '@upbeat/phrases/studio/phrase-key'
import type { PublishingState } from '@upbeat/rules/publishing/publishing-state'
import { useText } from '../i18n/use-text.ts'
import styles from './state-badge.module.css'

export const stateKeys: Record<PublishingState, StudioPhraseKey> = {
  draft: 'classes.stateDraft',
  scheduled: 'classes.stateScheduled',
  published: 'classes.statePublished',
  unpublished: 'classes.stateUnpublished',
  bin: 'classes.stateBin',
}

/** The publishing state of a class, by text and colour. */
export function StateBadge({ state }: { state: PublishingState }) {
  const t = useText()
  return (
    <span className={styles.badge} data-state={state}>
      {t(stateKeys[state])}
    </span>
  )
}
