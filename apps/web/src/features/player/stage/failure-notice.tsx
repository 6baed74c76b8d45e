import { Button } from '@upbeat/ui/button.tsx'
import { Spinner } from '@upbeat/ui/spinner.tsx'
import { useText } from '../../i18n/text.ts'
import type { MediaFailure } from '../engine/media-failure.ts'
import styles from './failure-notice.module.css'

/** Why it stands still (PLAY-24). Without a network it waits, and goes on by itself. */
export function FailureNotice({ failure, onRetry }: { failure: MediaFailure; onRetry: () => void }) {
  const t = useText()
  const waits = failure.kind === 'network'
  return (
    <div className={styles.failure} role="alert">
      {waits && <Spinner size={48} thickness={4} />}
      <p className={styles.text}>{t(waits ? 'errors.network' : 'errors.playback')}</p>
      <p className={styles.hint}>{t(waits ? 'player.reconnectingText' : 'player.failureText')}</p>
      {!waits && <Button onClick={onRetry}>{t('common.retry')}</Button>}
    </div>
  )
}
