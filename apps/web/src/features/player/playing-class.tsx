import { leaveDecision } from '@upbeat/rules/player/leave-decision'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useTenant } from '../tenant/tenant-store.ts'
import { MediaState } from './controls/media-state.tsx'
import { CompletedTakeover } from './leave/completed-takeover.tsx'
import { LeaveDialog } from './leave/leave-dialog.tsx'
import { type LeavingControl, useLeaving } from './leave/use-leaving.ts'
import type { WayBack } from './leave/use-way-back.ts'
import type { Playable } from './playable.ts'
import { useAddressRenewal } from './playback/use-address-renewal.ts'
import { usePlayback, useStart } from './playback/use-playback.ts'
import { PlayerStage } from './player-stage.tsx'
import { useMediaFeatures } from './session/use-media-features.ts'
import { useWatchSession } from './session/use-watch-session.ts'
import type { WatchSession } from './session/watch-session.ts'
import { rememberedCaptions } from './stage/caption-choice.ts'

type PlayingClassProps = {
  playable: Playable
  /** The position at which resuming is offered; `null` starts at once. */
  offered: number | null
  actions: ReactNode
  /** Fetches the stream's next URL; empty if the member has lost access. */
  fetchAddress: () => Promise<string>
  wayBack: WayBack
  /** The class was taken off air. */
  isGone: boolean
  /** Asks the server whether the class is still there. */
  onMaybeGone: () => void
  /** A class that is gone has stopped, and what was done of it is logged. */
  onStopped: () => void
}

/** The player of one class, from opening to leaving it. */
export function PlayingClass(props: PlayingClassProps) {
  const { playable, offered, actions, fetchAddress, wayBack, isGone, onMaybeGone, onStopped } = props
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
  useMediaFeatures({ playback, playable, session, control, onGone: onMaybeGone })
  useStopWhenGone(isGone, { session, control, onStopped })
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

/** Stops a class that is gone, and logs what was done of it as leaving it would; the panel of a completed class stays. */
function useStopWhenGone(
  isGone: boolean,
  { session, control, onStopped }: { session: WatchSession; control: LeavingControl; onStopped: () => void },
): void {
  const stop = useEffectEvent(() => {
    if (leaveDecision(session.elapsed()) === 'log') session.log()
    session.end()
    onStopped()
  })
  const isCompleted = control.leaving.state === 'completed'
  useEffect(() => {
    if (isGone && !isCompleted) stop()
  }, [isGone, isCompleted])
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
