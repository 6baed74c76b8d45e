import type { CaptionLink } from '@upbeat/contract/entities/virtual-class'
import { type ReactNode, useState } from 'react'
import { useLanguage } from '../i18n/language-store.ts'
import type { Block } from './cue-track.ts'
import { BottomBar } from './internal/controls/bottom-bar.tsx'
import { CentreControls } from './internal/controls/centre-controls.tsx'
import { ClassLine } from './internal/controls/class-line.tsx'
import { ShortcutsDialog } from './internal/controls/shortcuts-dialog.tsx'
import { moveStart, usePlayerKeys } from './internal/controls/use-player-keys.ts'
import { orderCaptions, toggleCaptions } from './internal/stage/caption-choice.ts'
import { Captions } from './internal/stage/captions.tsx'
import { useMediaActions } from './media-state.tsx'
import { Stage } from './stage.tsx'
import type { Playback } from './use-playback.ts'

type PlayerStageProps = {
  playback: Playback
  picture: string | null
  blocks: readonly Block[]
  captionLinks: readonly CaptionLink[]
  /** The spoken language, by its English name. */
  languageName: string | null
  storyboardLink: string | null
  top: ReactNode
  coach: ReactNode
  /** Leaves space next to the picture, if the window is wide enough. */
  leavesSpace: boolean
  /** The second at which resuming is offered; the controls follow the answer. */
  offer: number | null
  onOffer: (choice: 'resume' | 'startOver') => void
  onEscape: () => void
}

/** The picture with all controls, for media that can be paused and seeked. */
export function PlayerStage(props: PlayerStageProps) {
  const { playback, picture, blocks, storyboardLink, top, coach, leavesSpace, offer, onOffer, onEscape } = props
  const captionLinks = orderCaptions(props.captionLinks, useLanguage(), props.languageName)
  const { media, store, captions } = playback
  const actions = useMediaActions(media)
  const [menuOpen, setMenuOpen] = useState(false)
  const [helpOpen, setHelpOpen] = useState(false)
  const switchCaptions = () => toggleCaptions(store, captionLinks)
  const toMove = (step: 1 | -1) => {
    const second = media && moveStart(blocks, media.currentTime, step)
    if (second !== null && second !== undefined) actions.seekTo(second)
  }
  usePlayerKeys({
    actions,
    media,
    toMove,
    switchCaptions,
    toggleHelp: () => setHelpOpen(!helpOpen),
    onLeave: onEscape,
  })

  return (
    <>
      <Stage
        actions={actions}
        blocks={blocks}
        bottom={
          offer === null && (
            <BottomBar
              actions={actions}
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
        canPause
        canSeek={offer === null}
        captions={<Captions language={captions} links={captionLinks} media={media} />}
        centre={offer === null && <CentreControls actions={actions} onMove={blocks.length > 0 ? toMove : undefined} />}
        coach={offer === null && coach}
        holdsControls={menuOpen || helpOpen}
        leavesSpace={leavesSpace}
        line={offer === null && <ClassLine blocks={blocks} />}
        offer={offer}
        onOffer={onOffer}
        picture={picture}
        playback={playback}
        top={top}
      />
      <ShortcutsDialog onOpenChange={setHelpOpen} open={helpOpen} />
    </>
  )
}
