import type { StudioClass } from '@upbeat/contract/studio/entities/class'
import { useText } from '../../../lib/i18n/use-text.ts'
import { useTimes } from '../../../lib/i18n/use-times.ts'
import { StateBadge } from '../../../lib/layout/state-badge.tsx'
import { DraftSaved } from '../../../lib/publishing/draft-saved.tsx'
import type { SaveStatus } from '../../../lib/publishing/save-outcome.ts'
import styles from './class-status.module.css'

/** The publishing state of the class, and whether the input is saved. */
export function ClassStatus({ shown, status }: { shown: StudioClass; status: SaveStatus }) {
  const t = useText()
  const times = useTimes()
  return (
    <span className={styles.status}>
      <StateBadge state={shown.state} />
      {shown.publishAt !== null && <span>{t('classes.goesOnAir', { time: times.moment(shown.publishAt) })}</span>}
      {shown.hasChanges && <span>{t('classes.hasChangesText')}</span>}
      <DraftSaved status={status} />
    </span>
  )
}
