import { VisuallyHidden } from '@upbeat/ui/visually-hidden.tsx'
import { useId } from 'react'
import { useText } from '../i18n/text.ts'
import type { ContinuedClass } from './continue-queries.ts'
import { ContinueRail } from './internal/continue-rail.tsx'
import styles from './start-panel.module.css'

/** Classes to resume, one at a time: the second card of the start panel. */
export function ContinuePanel({ classes }: { classes: readonly ContinuedClass[] }) {
  const t = useText()
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.continue}>
      <VisuallyHidden>
        <h2 id={id}>{t('home.continueTitle')}</h2>
      </VisuallyHidden>
      <ContinueRail classes={classes} inPanel />
    </section>
  )
}
