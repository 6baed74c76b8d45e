import { Icon } from '@upbeat/ui/icon.tsx'
import { useText } from '../i18n/use-text.ts'
import styles from './conflict-choice.module.css'
import type { SaveStatus } from './save-outcome.ts'
import { unsavedMark } from './unsaved-mark.ts'

type RefusedFieldsProps = { status: SaveStatus; labelOf: (field: string) => string }

/** The fields whose values the server rejected, for a form whose fields don't show it themselves. */
export function RefusedFields({ status, labelOf }: RefusedFieldsProps) {
  const t = useText()
  if (status.kind !== 'refused') return null
  return status.fields.map((field) => (
    <div className={styles.conflict} key={field} role="alert" {...unsavedMark.props}>
      <strong>{labelOf(field)}</strong>
      <p className={styles.refused}>
        <Icon name="warning" />
        {t('classes.fieldRefused')}
      </p>
    </div>
  ))
}
