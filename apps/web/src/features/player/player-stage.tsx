import { useQuery } from '@tanstack/react-query'
import { catalogueKey } from '@upbeat/phrases/catalogue-key'
import { durationMinutes } from '@upbeat/rules/classes/duration-minutes'
import { IconButton } from '@upbeat/ui/icon-button.tsx'
import { type ReactNode, useRef, useState } from 'react'
import { useLanguage } from '../i18n/language-store.ts'
import { textOrElse, useText } from '../i18n/text.ts'
import { Coach } from './coach/coach.tsx'
import { cueTrackQuery } from './coach/cue-track-query.ts'
import { BottomBar } from './controls/bottom-bar.tsx'
import { CentreControls } from './controls/centre-controls.tsx'
import { ClassLine } from './controls/class-line.tsx'
import { useMediaActions, useMediaSelector } from './controls/media-state.tsx'
import { ShortcutsDialog } from './controls/shortcuts-dialog.tsx'
import { TopBar } from './controls/top-bar.tsx'
import { useControlsVisible } from './controls/use-controls-visible.ts'
import { moveStart, usePlayerKeys } from './controls/use-player-keys.ts'
import { ClassDetails } from './details/class-details.tsx'
import { DetailsSheet } from './details/details-sheet.tsx'
import { useShareBeside } from './details/use-share-beside.ts'
import type { Playable } from './playable.ts'
import type { Playback } from './playback/use-playback.ts'
import { orderCaptions, toggleCaptions } from './stage/caption-choice.ts'
import { Captions } from './stage/captions.tsx'
import { Framing } from './stage/framing.tsx'
import { Notice } from './stage/notice.tsx'
import { Poster } from './stage/poster.tsx'
import { Stage } from './stage/stage.tsx'
import { usePictureRatio } from './stage/use-picture-ratio.ts'

type PlayerStageProps = {
  playable: Playable
  playback: Playback
  actions: ReactNode
  offer: number | null
  onOffer: (choice: 'resume' | 'startOver') => void
  onLeave: () => void
  renewAddress: () => Promise<string>
}

/** The picture with its controls and coach, and the class's details next to or over it. */
export function PlayerStage(props: PlayerStageProps) {
  const { playable, playback, actions, offer, onOffer, onLeave, renewAddress } = props
  const t = useText()
  const { virtualClass } = playable
  const level = virtualClass.level && textOrElse(catalogueKey('level', virtualClass.level), virtualClass.level)
  const { cueTrackLink, storyboardLink, languageName } = virtualClass
  const captionLinks = orderCaptions(virtualClass.captionLinks, useLanguage(), languageName)
  const { media, store, captions, hasPicture } = playback
  const { data: blocks = [] } = useQuery(cueTrackQuery(virtualClass.tag, cueTrackLink))
  const mediaActions = useMediaActions(media)
  const paused = useMediaSelector((state) => state.mediaPaused ?? true)
  const isFullScreen = useMediaSelector((state) => state.mediaIsFullscreen ?? false)
  const [menuOpen, setMenuOpen] = useState(false)
  const [helpOpen, setHelpOpen] = useState(false)
  const stage = useRef<HTMLDivElement>(null)
  const [aboutOpen, setAboutOpen] = useState(false)
  const shareBeside = useShareBeside()
  const controls = useControlsVisible(stage, paused || menuOpen || helpOpen)
  const switchCaptions = () => toggleCaptions(store, captionLinks)
  const toMove = (step: 1 | -1) => {
    const second = media && moveStart(blocks, media.currentTime, step)
    if (second !== null && second !== undefined) mediaActions.seekTo(second)
  }
  usePlayerKeys({
    actions: mediaActions,
    media,
    toMove,
    switchCaptions,
    toggleHelp: () => setHelpOpen(!helpOpen),
    onLeave: () => (aboutOpen ? setAboutOpen(false) : onLeave()),
  })

  return (
    <>
      <Framing blocks={blocks} stage={stage} />
      <Stage
        bottom={
          offer === null && (
            <BottomBar
              actions={mediaActions}
              blocks={blocks}
              captionLinks={captionLinks}
              onMenu={setMenuOpen}
              onShortcuts={() => setHelpOpen(true)}
              onToggleCaptions={switchCaptions}
              playback={playback}
              storyboardLink={storyboardLink}
            />
          )
        }
        captions={<Captions language={captions} links={captionLinks} media={media} />}
        centre={
          offer === null && <CentreControls actions={mediaActions} onMove={blocks.length > 0 ? toMove : undefined} />
        }
        coach={offer === null && <Coach blocks={blocks} />}
        controls={controls}
        scale={aboutOpen ? shareBeside : null}
        host={playback.host}
        line={offer === null && <ClassLine blocks={blocks} />}
        notice={
          <Notice
            actions={mediaActions}
            offer={offer}
            onOffer={onOffer}
            playback={playback}
            renewAddress={renewAddress}
          />
        }
        onToggleFullScreen={() => mediaActions.setFullScreen(!isFullScreen)}
        onSkip={offer === null ? mediaActions.skip : undefined}
        onTogglePlay={mediaActions.togglePlay}
        paused={paused}
        ratio={usePictureRatio(media)}
        poster={!hasPicture && <Poster picture={virtualClass.imageLink} />}
        stage={stage}
        top={
          <TopBar
            onClose={onLeave}
            facts={[
              virtualClass.instructor,
              t('common.minutes', { minutes: durationMinutes(virtualClass.durationSecond) }),
              level,
            ]}
            title={virtualClass.className}
          >
            {actions}
            <IconButton
              icon="info"
              label={t('classes.details')}
              onClick={() => setAboutOpen(!aboutOpen)}
              variant="overlay"
            />
          </TopBar>
        }
      />
      <DetailsSheet beside={shareBeside !== null} onClose={() => setAboutOpen(false)} open={aboutOpen}>
        <ClassDetails blocks={blocks} onJump={mediaActions.seekTo} virtualClass={virtualClass} />
      </DetailsSheet>
      <ShortcutsDialog onOpenChange={setHelpOpen} open={helpOpen} />
    </>
  )
}
