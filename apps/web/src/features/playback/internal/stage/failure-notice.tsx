import { Button } from '@upbeat/ui/button.tsx'
import { Spinner } from '@upbeat/ui/spinner.tsx'
import { useOnline } from '../../../../lib/use-online.ts'
import { useText } from '../../../i18n/text.ts'
import type { MediaFailure } from '../engine/media-failure.ts'
import styles from './failure-notice.module.css'

type FailureNoticeProps = {
  failure: MediaFailure
  /** Whether the first frame has been shown. */
  hasPicture: boolean
  onRetry: () => void
}

/**
 * Why playback has stalled (PLAY-24). The engine recovers from a lost connection by itself. A stream that never responded although the
 * browser is online may be blocked or down, so it is not reported as a lost connection.
 */
export function FailureNotice({ failure, hasPicture, onRetry }: FailureNoticeProps) {
  const t = useText()
  const online = useOnline()
  const neverCame = failure.kind === 'network' && online && !hasPicture
  const waits = failure.kind === 'network' && !neverCame
  return (
    <div className={styles.failure} role="alert">
      {waits && <Spinner size={48} thickness={4} />}
      <p className={styles.text}>{t(neverCame ? 'errors.stream' : waits ? 'errors.network' : 'errors.playback')}</p>
      <p className={styles.hint}>{t(waits ? 'player.reconnectingText' : 'player.failureText')}</p>
      {(!waits || online) && <Button onClick={onRetry}>{t('common.retry')}</Button>}
    </div>
  )
}
