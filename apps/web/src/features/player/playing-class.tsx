import { type ReactNode, useEffect, useState } from 'react'
import { useTenant } from '../tenant/tenant-store.ts'
import { MediaState } from './controls/media-state.tsx'
import { CompletedTakeover } from './leave/completed-takeover.tsx'
import { LeaveDialog } from './leave/leave-dialog.tsx'
import { useLeaving } from './leave/use-leaving.ts'
import type { WayBack } from './leave/use-way-back.ts'
import type { Playable } from './playable.ts'
import { useAddressRenewal } from './playback/use-address-renewal.ts'
import { usePlayback, useStart } from './playback/use-playback.ts'
import { PlayerStage } from './player-stage.tsx'
import { useMediaFeatures } from './session/use-media-features.ts'
import { useWatchSession } from './session/use-watch-session.ts'
import { rememberedCaptions } from './stage/caption-choice.ts'

type PlayingClassProps = {
  playable: Playable
  /** The position at which resuming is offered; `null` starts at once. */
  offered: number | null
  actions: ReactNode
  /** Fetches the stream's next URL; empty if the member has lost access. */
  fetchAddress: () => Promise<string>
  wayBack: WayBack
}

/** The player of one class, from opening to leaving it. */
export function PlayingClass({ playable, offered, actions, fetchAddress, wayBack }: PlayingClassProps) {
  const { jwJSPlayerId } = useTenant()
  const [offer, setOffer] = useState(offered)
  const [first] = useState(() => ({
    url: playable.stream,
    startAt: offer,
    captions: rememberedCaptions(playable.virtualClass.captionLinks),
  }))
  const session = useWatchSession(playable)
  const control = useLeaving(session, wayBack)
  const playback = usePlayback({ ...first, jwPlayerId: jwJSPlayerId })
  const { media } = playback
  const restart = useRestart(media)
  useStart(playback, offer === null)
  useAddressRenewal(playback, first.url, fetchAddress)
  useMediaFeatures({ playback, playable, session, control })
  const playAgain = () => {
    control.keepPlaying()
    // An ended class plays from its beginning.
    void media?.play().catch(() => {})
  }

  return (
    <MediaState media={media}>
      <PlayerStage
        actions={actions}
        offer={offer}
        onLeave={control.leave}
        onOffer={(choice) => {
          if (choice === 'startOver') restart()
          setOffer(null)
        }}
        playable={playable}
        playback={playback}
        renewAddress={fetchAddress}
      />
      <LeaveDialog control={control} session={session} />
      <CompletedTakeover
        leaving={control.leaving}
        onDone={control.done}
        onKeepPlaying={media?.ended ? playAgain : undefined}
        session={session}
      />
    </MediaState>
  )
}

/** Seeks to the beginning, as soon as there is a media element. */
function useRestart(media: HTMLVideoElement | null): () => void {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    if (!media || !wanted) return
    media.currentTime = 0
    setWanted(false)
  }, [media, wanted])
  return () => setWanted(true)
}
