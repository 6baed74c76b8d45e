import type { StudioPhraseKey } from '@upbeat/phrases/studio/phrase-key'
import { ErrorState } from '@upbeat/ui/error-state.tsx'
import { useText } from '../../lib/i18n/use-text.ts'
import styles from './full-page.module.css'

/** Shown if nothing can be rendered until the server responds. */
export function FullPageError({
  problem,
  busy,
  onRetry,
}: {
  problem: StudioPhraseKey
  busy?: boolean
  onRetry: () => void
}) {
  const t = useText()
  return (
    <main className={styles.page}>
      <ErrorState
        busy={busy}
        onRetry={onRetry}
        retryLabel={t('shell.retry')}
        text={t(problem)}
        title={t('shell.failed')}
      />
    </main>
  )
}
