import { Spinner } from '@upbeat/ui/spinner.tsx'
import { VisuallyHidden } from '@upbeat/ui/visually-hidden.tsx'
import { useText } from '../../lib/i18n/use-text.ts'
import styles from './full-page.module.css'

/** Shown while the session is loading. */
export function FullPageWait() {
  const t = useText()
  return (
    <main aria-busy="true" className={styles.page}>
      <Spinner size={36} thickness={3} />
      <VisuallyHidden>{t('shell.loading')}</VisuallyHidden>
    </main>
  )
}
