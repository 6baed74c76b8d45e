import { leaveDecision } from '@upbeat/rules/player/leave-decision'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { MediaState } from '../../playback/media-state.tsx'
import { usePlayback } from '../../playback/use-playback.ts'
import { useTenant } from '../../tenant/tenant-store.ts'
import { LeaveDialogs } from '../leave-dialogs.tsx'
import type { Playable } from '../playable.ts'
import { type ClassSession, useClassSession } from '../use-class-session.ts'
import type { WayBack } from '../use-way-back.ts'
import { ClassStage } from './class-stage.tsx'
import { useMediaFeatures } from './session/use-media-features.ts'

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
  const { virtualClass, stream: url } = playable
  const [offer, setOffer] = useState(offered)
  const [first] = useState({ url, startAt: offered, captionLinks: virtualClass.captionLinks })
  const watched = useClassSession(playable, wayBack)
  const { control } = watched
  const playback = usePlayback({ ...first, jwPlayerId: jwJSPlayerId, starts: offer === null, fetchAddress })
  const { media } = playback
  const restart = useRestart(media)
  useMediaFeatures({ ...watched, playback, playable, onGone: onMaybeGone })
  useStopWhenGone(isGone, { ...watched, onStopped })
  const playAgain = () => {
    control.keepPlaying()
    // An ended class plays from its beginning.
    void media?.play().catch(() => {})
  }

  return (
    <MediaState media={media}>
      <ClassStage
        actions={actions}
        offer={offer}
        onLeave={control.leave}
        onOffer={(choice) => {
          if (choice === 'startOver') restart()
          setOffer(null)
        }}
        playable={playable}
        playback={playback}
      />
      <LeaveDialogs {...watched} onKeepPlaying={media?.ended ? playAgain : undefined} />
    </MediaState>
  )
}

/** Stops a class that is gone, and logs what was done of it as leaving it would; the panel of a completed class stays. */
function useStopWhenGone(
  isGone: boolean,
  { session, control, onStopped }: ClassSession & { onStopped: () => void },
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
