import { Button } from '@upbeat/ui/button.tsx'
import { IconButton } from '@upbeat/ui/icon-button.tsx'
import { type ReactNode, useState } from 'react'
import { useText } from '../../i18n/text.ts'
import { useMediaActions, useMediaSelector } from '../../playback/media-state.tsx'
import { Stage } from '../../playback/stage.tsx'
import { TopBar } from '../../playback/top-bar.tsx'
import type { Playback } from '../../playback/use-playback.ts'
import { useShortcuts } from '../../playback/use-shortcuts.ts'
import { Volume } from '../../playback/volume.tsx'
import { DetailsSheet } from '../../workout/details-sheet.tsx'
import type { LiveDetails } from './live-details.ts'
import { LiveNow } from './live-now.tsx'
import styles from './live-stage.module.css'
import { rejoin } from './rejoin.ts'
import { ShareLive } from './share-live.tsx'

type LiveStageProps = {
  details: LiveDetails
  isOver: boolean
  playback: Playback
  onLeave: () => void
  /** Next to the volume: the button to start at the beginning, if available. */
  startOver: ReactNode
}

/** The player of a live class. It can be left, muted and shown in full screen, but not paused or seeked (LIVE-19). */
export function LiveStage({ details, isOver, playback, onLeave, startOver }: LiveStageProps) {
  const t = useText()
  const { event, virtualClass } = details
  const { media, hasPicture, start } = playback
  const actions = useMediaActions(media)
  const paused = useMediaSelector((state) => state.mediaPaused ?? true)
  const canFill = useMediaSelector((state) => state.mediaFullscreenUnavailable === undefined)
  const isFullScreen = useMediaSelector((state) => state.mediaIsFullscreen ?? false)
  const [aboutOpen, setAboutOpen] = useState(false)
  const isBroken = playback.failure?.kind === 'playback'
  const mustJoin = hasPicture && paused && start !== 'pending' && !media?.ended && !isBroken

  useShortcuts((action) => {
    if (action.do === 'toggleMute') actions.toggleMute()
    else if (action.do === 'toggleFullScreen') actions.setFullScreen(!document.fullscreenElement)
    else if (action.do === 'volume') actions.setVolume((media?.volume ?? 1) + action.step)
    else if (action.do === 'leave') aboutOpen ? setAboutOpen(false) : onLeave()
  })

  return (
    <>
      <Stage
        actions={actions}
        bottom={
          <div className={styles.bar}>
            <Volume actions={actions} />
            {startOver}
            {canFill && (
              <IconButton
                icon={isFullScreen ? 'fullscreen-exit' : 'fullscreen'}
                label={t(isFullScreen ? 'player.exitFullScreen' : 'player.fullScreen')}
                onClick={() => actions.setFullScreen(!isFullScreen)}
              />
            )}
          </div>
        }
        coach={isOver ? null : <LiveNow coach={virtualClass.instructor ?? event.providerName} event={event} />}
        holdsControls={mustJoin}
        leavesSpace={aboutOpen}
        notice={mustJoin && media ? <JoinOffer onJoin={() => void rejoin(media, event.type)} /> : undefined}
        picture={virtualClass.imageLink}
        playback={playback}
        top={
          <TopBar onClose={onLeave} facts={[event.providerName]} title={event.title}>
            <ShareLive details={details} look="overlay" />
            <IconButton
              icon="info"
              label={t('classes.details')}
              onClick={() => setAboutOpen(!aboutOpen)}
              variant="overlay"
            />
          </TopBar>
        }
      />
      <DetailsSheet onClose={() => setAboutOpen(false)} open={aboutOpen} virtualClass={virtualClass} />
    </>
  )
}

/** Shown if the browser or the system has stopped the stream and only a user gesture may start it. */
function JoinOffer({ onJoin }: { onJoin: () => void }) {
  const t = useText()
  return (
    <Button icon="play" onClick={onJoin} size="large">
      {t('connect.join')}
    </Button>
  )
}
