import { Button } from '@upbeat/ui/button.tsx'
import { useText } from '../../../i18n/text.ts'
import { type MediaActions, useMediaSelector } from '../../media-state.tsx'
import type { Playback } from '../../use-playback.ts'
import { FailureNotice } from './failure-notice.tsx'
import styles from './notice.module.css'
import { ResumeOffer } from './resume-offer.tsx'

type NoticeProps = {
  playback: Playback
  actions: MediaActions
  offer: number | null
  onOffer?: ((choice: 'resume' | 'startOver') => void) | undefined
}

/** The most important notice over the picture, if any. */
export function Notice({ playback, actions, offer, onOffer }: NoticeProps) {
  const { failure, engine, hasPicture, store, start, renewAndRetry } = playback
  const stalled = useMediaSelector((state) => state.mediaLoading ?? true)
  const muted = useMediaSelector((state) => state.mediaMuted ?? false)
  // Buffered media keeps playing while offline.
  if (failure?.kind === 'playback' || (failure?.kind === 'network' && (stalled || !engine || !hasPicture))) {
    return <FailureNotice failure={failure} hasPicture={hasPicture} onRetry={() => void renewAndRetry()} />
  }
  if (offer !== null)
    return (
      <ResumeOffer onResume={() => onOffer?.('resume')} onStartOver={() => onOffer?.('startOver')} second={offer} />
    )
  if (start === 'muted' && muted) {
    const unmute = () => {
      actions.unmute()
      store.setState({ start: 'sound' })
    }
    return <SoundOffer onSound={unmute} />
  }
  return null
}

/** Shown if autoplay was only allowed muted. */
function SoundOffer({ onSound }: { onSound: () => void }) {
  const t = useText()
  return (
    <div className={styles.offer}>
      <Button icon="volume-off" onClick={onSound}>
        {t('player.tapForSound')}
      </Button>
    </div>
  )
}
