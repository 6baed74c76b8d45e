import type { FieldConflict } from '@upbeat/rules/publishing/merge-changes'
import { Button } from '@upbeat/ui/button.tsx'
import { useText } from '../../../lib/use-text.ts'
import styles from './conflict-choice.module.css'

type ConflictChoiceProps = { conflict: FieldConflict; onDecide: (keepYours: boolean) => void }

/** Both values of a field that two people have changed, and the choice between them (DRAFT-02). */
export function ConflictChoice({ conflict, onDecide }: ConflictChoiceProps) {
  const t = useText()
  return (
    <div className={styles.conflict} role="alert">
      <p>{t('classes.conflict')}</p>
      <dl className={styles.values}>
        <div>
          <dt>{t('classes.yours')}</dt>
          <dd dir="auto">{textOf(conflict.yours, t('classes.notSet'))}</dd>
        </div>
        <div>
          <dt>{t('classes.theirs')}</dt>
          <dd dir="auto">{textOf(conflict.theirs, t('classes.notSet'))}</dd>
        </div>
      </dl>
      <div className={styles.actions}>
        <Button onClick={() => onDecide(true)} size="small" variant="secondary">
          {t('classes.keepYours')}
        </Button>
        <Button onClick={() => onDecide(false)} size="small" variant="secondary">
          {t('classes.takeTheirs')}
        </Button>
      </div>
    </div>
  )
}

function textOf(value: unknown, empty: string): string {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return empty
  return Array.isArray(value) ? value.join(', ') : String(value)
}
