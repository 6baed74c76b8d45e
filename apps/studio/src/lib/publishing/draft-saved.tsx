import { useText } from '../i18n/use-text.ts'
import { useTimes } from '../i18n/use-times.ts'
import styles from './draft-saved.module.css'
import type { SaveStatus } from './save-outcome.ts'

/** Whether the edits of a draft are saved. */
export function DraftSaved({ status }: { status: SaveStatus }) {
  const t = useText()
  const times = useTimes()
  const savedAt = () => t('classes.savedAt', { time: 'at' in status && status.at ? times.moment(status.at) : '' })
  const texts = {
    saved: savedAt,
    typed: savedAt,
    conflict: savedAt,
    saving: () => t('classes.saving'),
    offline: () => t('classes.notSaved'),
    refused: () => t('classes.refused'),
    failed: () => (status.kind === 'failed' ? t(status.problem) : ''),
  }
  return (
    <span className={styles.saved} data-kind={status.kind} role="status">
      {texts[status.kind]()}
    </span>
  )
}
