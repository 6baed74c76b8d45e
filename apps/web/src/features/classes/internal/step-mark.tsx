import { Icon } from '@upbeat/ui/icon.tsx'
import { VisuallyHidden } from '@upbeat/ui/visually-hidden.tsx'
import { useText } from '../../i18n/text.ts'
import styles from './step-mark.module.css'

/** The place of a class in its list, counted from 1, or a tick if the member has done it. */
export function StepMark({ step, isDone }: { step: number; isDone: boolean }) {
  const t = useText()
  return (
    <span className={styles.step} data-done={isDone || undefined}>
      {isDone ? <Icon name="check" size={20} /> : step}
      {isDone && <VisuallyHidden>{t('classes.done')}</VisuallyHidden>}
    </span>
  )
}
