import { activityType } from '@upbeat/rules/activity/activity-type'
import { eventType } from '@upbeat/rules/live/enumerations'
import { hidesControls } from '@upbeat/rules/live/live-card'
import { Button } from '@upbeat/ui/button.tsx'
import { useEffect, useEffectEvent, useState } from 'react'
import { notify } from '../../../../lib/snackbar-store.ts'
import { useText } from '../../../i18n/text.ts'
import { MediaState } from '../../../playback/media-state.tsx'
import { usePlayback } from '../../../playback/use-playback.ts'
import { useTenant } from '../../../tenant/tenant-store.ts'
import { LeaveDialogs } from '../../../workout/leave-dialogs.tsx'
import type { Playable } from '../../../workout/playable.ts'
import { useClassSession } from '../../../workout/use-class-session.ts'
import { useWayBack } from '../../../workout/use-way-back.ts'
import { liveAddress } from '../live-address.ts'
import type { LiveDetails } from '../live-details.ts'
import { LiveStage } from '../live-stage.tsx'
import { liveJwPlayer } from './live-jw-player.ts'
import { useLiveMedia } from './use-live-media.ts'
import { useLiveSync } from './use-live-sync.ts'
import type { OpenedStream } from './use-opened-stream.ts'
import { useStallWatchdog } from './use-stall-watchdog.ts'

type LiveStreamProps = {
  eventId: string
  details: LiveDetails
  /** With the initial URL; later ones are renewals. */
  stream: OpenedStream
  /** The class has ended for synchronised viewers. */
  isEnded: boolean
  /** It has ended for this member. */
  onOver: () => void
  /** The member has closed the ended class. */
  onDone: () => void
  /** The member has left the running class. */
  onLeft: () => void
  /** The member has lost access. */
  onRefused: () => void
}

/** A stream from joining to leaving it. Type 1 is joined at its live edge, type 2 plays from its beginning (D-30). */
export function LiveStream({ eventId, details, stream, isEnded, onOver, onDone, onLeft, onRefused }: LiveStreamProps) {
  const t = useText()
  const tenant = useTenant()
  const { event } = details
  const [first] = useState({ url: stream.link, startAt: hidesControls(event.type) ? 0 : null })
  const [isLate, setLate] = useState(false)
  const [hasPlayedToEnd, setPlayedToEnd] = useState(false)
  // Late starters still have some left when the others have finished.
  const isOver = useOnceTrue(hasPlayedToEnd || (isEnded && !isLate))
  const closed = isOver || isEnded ? onDone : onLeft
  const watched = useClassSession(playableOf(eventId, details, stream.link), { ...useWayBack(), goBack: closed })
  const { control } = watched
  const fetchAddress = async () => {
    const { url, isRefused } = await liveAddress(eventId, { isLate })
    if (isRefused) onRefused()
    return url
  }
  const playback = usePlayback({
    ...first,
    jwPlayerId: liveJwPlayer(event.type, tenant),
    isLive: true,
    starts: true,
    fetchAddress,
  })
  const isSynchronised = event.type === eventType.simulatedLive && !isLate
  useLiveSync(playback.engine, isSynchronised ? stream.startsAt : null)
  useStallWatchdog(playback.media, () => void playback.renewAndRetry(isSynchronised ? null : undefined))
  useLiveMedia({ ...watched, playback, event, onEnded: () => setPlayedToEnd(true) })
  useEnd(isOver, () => {
    notify(t('connect.ended'), 'error')
    onOver()
    // Participants see their completed panel, others what comes next (PLAY-15, D-95).
    if (control.leaving.state === 'idle') closed()
    else control.ended()
  })

  return (
    <MediaState media={playback.media}>
      <LiveStage
        details={details}
        isOver={isOver}
        onLeave={control.leave}
        playback={playback}
        startOver={
          details.startOverLink ? (
            <StartOver
              isLate={isLate}
              onChange={(late) => {
                setLate(late)
                playback.retry(late ? details.startOverLink : details.link, late ? 0 : null)
              }}
            />
          ) : null
        }
      />
      <LeaveDialogs {...watched} />
    </MediaState>
  )
}

/** Whether the value has ever been true. */
function useOnceTrue(isSo: boolean): boolean {
  const [wasSo, setWasSo] = useState(isSo)
  if (isSo && !wasSo) setWasSo(true)
  return wasSo
}

/** Calls `end` once the class is over. */
function useEnd(isOver: boolean, end: () => void): void {
  const onOver = useEffectEvent(end)
  useEffect(() => {
    if (isOver) onOver()
  }, [isOver])
}

function playableOf(eventId: string, { virtualClass }: LiveDetails, stream: string): Playable {
  return {
    virtualClass,
    stream,
    isReady: true,
    kind: activityType.liveStream,
    eventId,
  }
}

/** Late viewers may start at the beginning, if the class allows it, and return to the live position. */
function StartOver({ isLate, onChange }: { isLate: boolean; onChange: (isLate: boolean) => void }) {
  const t = useText()
  return (
    <Button icon={isLate ? 'live' : 'replay10'} onClick={() => onChange(!isLate)} size="small" variant="secondary">
      {t(isLate ? 'connect.backToLive' : 'connect.fromBeginning')}
    </Button>
  )
}
