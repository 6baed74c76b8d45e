import type { StudioClass } from '@upbeat/contract/studio/entities/class'
import { useText } from '../../../lib/use-text.ts'
import { useTimes } from '../../../lib/use-times.ts'
import styles from './class-status.module.css'
import { StateBadge } from './state-badge.tsx'
import type { SaveStatus } from './use-class-draft.ts'

/** Where the class stands, and whether what was typed is saved. */
export function ClassStatus({ shown, status }: { shown: StudioClass; status: SaveStatus }) {
  const t = useText()
  const times = useTimes()
  const texts = {
    saved: () => t('classes.savedAt', { time: status.kind === 'saved' ? times.moment(status.at) : '' }),
    saving: () => t('classes.saving'),
    offline: () => t('classes.notSaved'),
    refused: () => t('classes.refused'),
    failed: () => (status.kind === 'failed' ? t(status.problem) : ''),
  }
  return (
    <span className={styles.status}>
      <StateBadge state={shown.state} />
      {shown.publishAt !== null && <span>{t('classes.goesOnAir', { time: times.moment(shown.publishAt) })}</span>}
      {shown.hasChanges && <span>{t('classes.hasChangesText')}</span>}
      <span className={styles.saved} data-kind={status.kind} role="status">
        {texts[status.kind]()}
      </span>
    </span>
  )
}
