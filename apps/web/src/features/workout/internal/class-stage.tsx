import { useQuery } from '@tanstack/react-query'
import { catalogueKey } from '@upbeat/phrases/catalogue-key'
import { durationMinutes } from '@upbeat/rules/classes/duration-minutes'
import { IconButton } from '@upbeat/ui/icon-button.tsx'
import { type ReactNode, useState } from 'react'
import { textOrElse, useText } from '../../i18n/text.ts'
import { useMediaActions } from '../../playback/media-state.tsx'
import { PlayerStage } from '../../playback/player-stage.tsx'
import { TopBar } from '../../playback/top-bar.tsx'
import type { Playback } from '../../playback/use-playback.ts'
import { DetailsSheet } from '../details-sheet.tsx'
import type { Playable } from '../playable.ts'
import { Coach } from './coach/coach.tsx'
import { cueTrackQuery } from './coach/cue-track-query.ts'

type ClassStageProps = {
  playable: Playable
  playback: Playback
  actions: ReactNode
  offer: number | null
  onOffer: (choice: 'resume' | 'startOver') => void
  onLeave: () => void
}

/** The picture with its controls and coach, and the class's details next to or over it. */
export function ClassStage({ playable, playback, actions, offer, onOffer, onLeave }: ClassStageProps) {
  const t = useText()
  const { virtualClass } = playable
  const level = virtualClass.level && textOrElse(catalogueKey('level', virtualClass.level), virtualClass.level)
  const { data: blocks = [] } = useQuery(cueTrackQuery(virtualClass.tag, virtualClass.cueTrackLink))
  const { seekTo } = useMediaActions(playback.media)
  const [aboutOpen, setAboutOpen] = useState(false)

  return (
    <>
      <PlayerStage
        blocks={blocks}
        captionLinks={virtualClass.captionLinks}
        coach={<Coach blocks={blocks} storyboardLink={virtualClass.storyboardLink} />}
        languageName={virtualClass.languageName}
        leavesSpace={aboutOpen}
        offer={offer}
        onEscape={() => (aboutOpen ? setAboutOpen(false) : onLeave())}
        onOffer={onOffer}
        picture={virtualClass.imageLink}
        playback={playback}
        storyboardLink={virtualClass.storyboardLink}
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
      <DetailsSheet
        blocks={blocks}
        onClose={() => setAboutOpen(false)}
        onJump={seekTo}
        open={aboutOpen}
        virtualClass={virtualClass}
      />
    </>
  )
}
