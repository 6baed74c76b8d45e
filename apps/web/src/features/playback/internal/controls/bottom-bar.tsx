import type { CaptionLink } from '@upbeat/contract/entities/virtual-class'
import { IconButton } from '@upbeat/ui/icon-button.tsx'
import { useText } from '../../../i18n/text.ts'
import type { Block } from '../../cue-track.ts'
import { formatTime } from '../../format-time.ts'
import { type MediaActions, useMediaSelector } from '../../media-state.tsx'
import type { Playback } from '../../use-playback.ts'
import { Volume } from '../../volume.tsx'
import styles from './bottom-bar.module.css'
import { SettingsMenu } from './settings-menu.tsx'
import { Timeline } from './timeline.tsx'
import { useAirPlay } from './use-air-play.ts'
import { useCast } from './use-cast.ts'

type BottomBarProps = {
  playback: Playback
  actions: MediaActions
  blocks: readonly Block[]
  captionLinks: readonly CaptionLink[]
  storyboardLink?: string | null
  onToggleCaptions: () => void
  onMenu: (open: boolean) => void
  onShortcuts: () => void
}

/** The timeline, the remaining time, and the less used controls. */
export function BottomBar(props: BottomBarProps) {
  const { playback, actions, blocks, captionLinks, storyboardLink, onToggleCaptions, onMenu, onShortcuts } = props
  const t = useText()
  return (
    <div className={styles.bar}>
      <Timeline blocks={blocks} onSeek={actions.seekTo} storyboardLink={storyboardLink} />
      <div className={styles.row}>
        <Times />
        <span className={styles.room} />
        <Volume actions={actions} />
        {captionLinks.length > 0 && (
          <IconButton
            icon="captions"
            label={t('player.captions')}
            onClick={onToggleCaptions}
            pressed={playback.captions !== null}
            variant={playback.captions === null ? 'quiet' : 'filled'}
          />
        )}
        <SettingsMenu
          actions={actions}
          captionLinks={captionLinks}
          onOpenChange={onMenu}
          onShortcuts={onShortcuts}
          playback={playback}
        />
        <Screens actions={actions} media={playback.media} />
      </div>
    </div>
  )
}

function Times() {
  const t = useText()
  const time = useMediaSelector((state) => Math.floor(state.mediaCurrentTime ?? 0))
  const duration = useMediaSelector((state) => state.mediaDuration ?? Number.NaN)
  return (
    <p className={styles.times} dir="ltr">
      <span>{formatTime(time)}</span>
      <span aria-hidden="true" className={styles.left}>
        {`−${formatTime(duration - time)}`}
      </span>
      <span className={styles.unseen}>{t('player.timeLeft', { time: formatTime(duration - time) })}</span>
    </p>
  )
}

/** Casting, picture in picture and full screen, each if the browser supports it. */
function Screens({ actions, media }: { actions: MediaActions; media: HTMLVideoElement | null }) {
  const t = useText()
  const cast = useCast(media)
  const airPlay = useAirPlay(media)
  const pictureInPicture = useMediaSelector((state) => state.mediaPipUnavailable === undefined)
  const isInPicture = useMediaSelector((state) => state.mediaIsPip ?? false)
  const fullScreen = useMediaSelector((state) => state.mediaFullscreenUnavailable === undefined)
  const isFullScreen = useMediaSelector((state) => state.mediaIsFullscreen ?? false)
  return (
    <>
      {airPlay && <IconButton icon="airplay" label={t('player.airPlay')} onClick={airPlay} />}
      {/* With AirPlay, both would open the same list of screens. */}
      {cast && !airPlay && <IconButton icon="cast" label={t('player.cast')} onClick={cast} />}
      {pictureInPicture && (
        <IconButton
          className={styles.wideOnly}
          icon="pip"
          label={t('player.pictureInPicture')}
          onClick={() => actions.setPictureInPicture(!isInPicture)}
          pressed={isInPicture}
          variant={isInPicture ? 'filled' : 'quiet'}
        />
      )}
      {fullScreen && (
        <IconButton
          icon={isFullScreen ? 'fullscreen-exit' : 'fullscreen'}
          label={t(isFullScreen ? 'player.exitFullScreen' : 'player.fullScreen')}
          onClick={() => actions.setFullScreen(!isFullScreen)}
        />
      )}
    </>
  )
}
