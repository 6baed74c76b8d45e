import { IconButton } from '@upbeat/ui/icon-button.tsx'
import { useText } from '../i18n/text.ts'
import { type MediaActions, useMediaSelector } from './media-state.tsx'
import styles from './volume.module.css'

/** Mute, and the volume if the browser lets a page set it. */
export function Volume({ actions }: { actions: MediaActions }) {
  const t = useText()
  const muted = useMediaSelector((state) => state.mediaMuted || state.mediaVolume === 0)
  const volume = useMediaSelector((state) => (state.mediaMuted ? 0 : (state.mediaVolume ?? 1)))
  const adjustable = useMediaSelector((state) => state.mediaVolumeUnavailable === undefined)
  const percent = Math.round(volume * 100)
  return (
    <div className={styles.volume}>
      <IconButton
        icon={muted ? 'volume-off' : 'volume'}
        label={t(muted ? 'player.unmute' : 'player.mute')}
        onClick={actions.toggleMute}
      />
      {adjustable && (
        <span className={styles.slider} dir="ltr">
          <span className={styles.track}>
            <span className={styles.level} style={{ inlineSize: `${percent}%` }} />
          </span>
          <input
            aria-label={t('player.volume')}
            aria-valuetext={t('player.volumePercent', { percent })}
            className={styles.input}
            data-own-arrows
            max={100}
            min={0}
            onChange={(event) => actions.setVolume(Number(event.currentTarget.value) / 100)}
            step={5}
            type="range"
            value={percent}
          />
        </span>
      )}
    </div>
  )
}
