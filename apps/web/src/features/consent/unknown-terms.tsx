import { Button } from '@upbeat/ui/button.tsx'
import { useText } from '../i18n/text.ts'
import styles from './unknown-terms.module.css'

/** Shown if the member's answer couldn't be loaded: any page may be used, and the terms are requested again. */
export function UnknownTerms({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  const t = useText()
  return (
    <div className={styles.line} role="status">
      <p>{t('consent.loadFailed')}</p>
      <Button busy={busy} onClick={onRetry} size="small" variant="quiet">
        {t('common.retry')}
      </Button>
    </div>
  )
}
