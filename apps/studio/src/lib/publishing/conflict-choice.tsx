import type { FieldConflict } from '@upbeat/rules/publishing/merge-changes'
import { Button } from '@upbeat/ui/button.tsx'
import type { ReactNode } from 'react'
import { useText } from '../i18n/use-text.ts'
import styles from './conflict-choice.module.css'
import { unsavedMark } from './unsaved-mark.ts'

type ConflictChoiceProps = {
  conflict: FieldConflict
  /** Label, if the choice is not next to its field. */
  label?: string | undefined
  /** Renders a value other than as its text. */
  show?: ((value: string) => ReactNode) | undefined
  onDecide: (keepYours: boolean) => void
}

/** The two values of a field that two people have changed, and the choice between them (DRAFT-02). */
export function ConflictChoice({ conflict, label, show = (value) => value, onDecide }: ConflictChoiceProps) {
  const t = useText()
  const shown = (value: unknown) => (isEmpty(value) ? t('classes.notSet') : show(textOf(value)))
  return (
    <div className={styles.conflict} role="alert" {...unsavedMark.props}>
      {label && <strong>{label}</strong>}
      <p>{t('classes.conflict')}</p>
      <dl className={styles.values}>
        <div>
          <dt>{t('classes.yours')}</dt>
          <dd dir="auto">{shown(conflict.yours)}</dd>
        </div>
        <div>
          <dt>{t('classes.theirs')}</dt>
          <dd dir="auto">{shown(conflict.theirs)}</dd>
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

function isEmpty(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

function textOf(value: unknown): string {
  return Array.isArray(value) ? value.join(', ') : String(value)
}
