import { IconButton } from '@upbeat/ui/icon-button.tsx'
import { Spinner } from '@upbeat/ui/spinner.tsx'
import { useText } from '../../../i18n/text.ts'
import { type MediaActions, useMediaSelector } from '../../media-state.tsx'
import styles from './centre-controls.module.css'

type CentreControlsProps = {
  actions: MediaActions
  /** Omitted if the class has no moves. */
  onMove?: ((step: 1 | -1) => void) | undefined
}

/** Play, the ten-second skips and the moves, within reach of a thumb. Left to right in every language, like the timeline. */
export function CentreControls({ actions, onMove }: CentreControlsProps) {
  const t = useText()
  const paused = useMediaSelector((state) => state.mediaPaused ?? true)
  const waiting = useMediaSelector((state) => state.mediaLoading && !state.mediaPaused)
  return (
    <div className={styles.controls} dir="ltr">
      {onMove && (
        <IconButton icon="previous" label={t('player.toPreviousMove')} onClick={() => onMove(-1)} variant="overlay" />
      )}
      <IconButton
        className={styles.step}
        icon="replay10"
        label={t('player.back10')}
        onClick={() => actions.skip(-10)}
        size="large"
        variant="overlay"
      />
      <span className={styles.centre}>
        <IconButton
          className={styles.play}
          icon={paused ? 'play' : 'pause'}
          label={t(paused ? 'player.play' : 'player.pause')}
          onClick={actions.togglePlay}
          size="large"
          variant="overlay"
        />
        {waiting && (
          <span className={styles.waiting}>
            <Spinner size={88} thickness={4} />
          </span>
        )}
      </span>
      <IconButton
        className={styles.step}
        icon="forward10"
        label={t('player.forward10')}
        onClick={() => actions.skip(10)}
        size="large"
        variant="overlay"
      />
      {onMove && <IconButton icon="next" label={t('player.toNextMove')} onClick={() => onMove(1)} variant="overlay" />}
    </div>
  )
}
