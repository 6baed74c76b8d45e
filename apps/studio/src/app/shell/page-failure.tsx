import { ErrorState } from '@upbeat/ui/error-state.tsx'
import { useText } from '../../lib/i18n/use-text.ts'
import { FullPageError } from './full-page-error.tsx'
import { FullPageWait } from './full-page-wait.tsx'
import styles from './not-found.module.css'
import { usePageFailure } from './use-page-failure.ts'

/** Replaces everything if the frame of the pages fails. */
export function StudioFailure() {
  const { problem, ...retry } = usePageFailure()
  return problem ? <FullPageError problem={problem} {...retry} /> : <FullPageWait />
}

/** Replaces a page that crashed or could not be loaded, beside the navigation. */
export function PageFailure() {
  const t = useText()
  const { problem, ...retry } = usePageFailure()
  if (!problem) return null
  return (
    <div className={styles.place}>
      <ErrorState retryLabel={t('shell.retry')} text={t(problem)} title={t('shell.failed')} {...retry} />
    </div>
  )
}
