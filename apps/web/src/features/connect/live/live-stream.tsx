import { activityType } from '@upbeat/rules/activity/activity-type'
import { eventType } from '@upbeat/rules/live/enumerations'
import { hidesControls } from '@upbeat/rules/live/live-card'
import { useEffect, useRef, useState } from 'react'
import { MediaState } from '../../player/controls/media-state.tsx'
import { CompletedDialog } from '../../player/leave/completed-dialog.tsx'
import { LeaveDialog } from '../../player/leave/leave-dialog.tsx'
import { useLeaving } from '../../player/leave/use-leaving.ts'
import { useWayBack } from '../../player/leave/use-way-back.ts'
import type { Playable } from '../../player/playable.ts'
import { useAddressRenewal } from '../../player/playback/use-address-renewal.ts'
import { usePlayback, useStart } from '../../player/playback/use-playback.ts'
import { useWatchSession } from '../../player/session/use-watch-session.ts'
import { useTenant } from '../../tenant/tenant-store.ts'
import { eventStart } from '../event-start.ts'
import type { LiveDetails } from './live-details.ts'
import { fetchLiveLink } from './live-query.ts'
import { LiveStage } from './live-stage.tsx'
import { StartOver } from './start-over.tsx'
import { useLiveMedia } from './use-live-media.ts'
import { useLiveSync } from './use-live-sync.ts'
import { useStallWatchdog } from './use-stall-watchdog.ts'

type LiveStreamProps = {
  eventId: string
  details: LiveDetails
  /** The address it is opened with; later ones are renewals. */
  link: string
  isEnded: boolean
  onEnded: () => void
  /** The member has left, or is done with what ended. */
  onClosed: () => void
}

/** A stream from joining it to having left it. Type 1 is joined at its edge, type 2 plays from its beginning (D-30). */
export function LiveStream({ eventId, details, link, isEnded, onEnded, onClosed }: LiveStreamProps) {
  const { jwJSPlayerId } = useTenant()
  const { event } = details
  const [first] = useState({ url: link, startAt: hidesControls(event.type) ? 0 : null })
  const session = useWatchSession(playableOf(eventId, details, link))
  const control = useLeaving(session, { ...useWayBack(), goBack: onClosed })
  const playback = usePlayback({ ...first, jwPlayerId: jwJSPlayerId })
  const [isLate, setLate] = useState(false)
  const fetchAddress = async () => {
    const { link: live, startOverLink } = await fetchLiveLink(eventId)
    return (isLate ? (startOverLink ?? live) : live) ?? ''
  }
  const isSimulated = event.type === eventType.simulatedLive
  const joinAgain = async () => {
    // Where no address is told now, the one that is known may still do.
    const url = await fetchAddress().catch(() => '')
    playback.retry(url || undefined, isSimulated && !isLate ? null : undefined)
  }
  useStart(playback, true)
  useLiveSync(playback.engine, isSimulated && !isLate ? eventStart(event) : null)
  useStallWatchdog(playback.media, () => void joinAgain())
  useAddressRenewal(playback, first.url, fetchAddress)
  const [hasPlayedToEnd, setPlayedToEnd] = useState(false)
  const ended = () => {
    setPlayedToEnd(true)
    onEnded()
  }
  useLiveMedia({ playback, event, session, control, onEnded: ended })
  // Who began later has some of it left when the others are done.
  useEnd({
    isEnded: isLate ? hasPlayedToEnd : isEnded,
    hasPlayed: control.leaving.state !== 'idle',
    onPlayedEnd: control.ended,
    onClosed,
  })

  return (
    <MediaState media={playback.media}>
      <LiveStage
        details={details}
        onLeave={control.leave}
        playback={playback}
        renewAddress={fetchAddress}
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
      <LeaveDialog control={control} session={session} />
      <CompletedDialog leaving={control.leaving} name={event.title} onDone={control.done} />
    </MediaState>
  )
}

type End = { isEnded: boolean; hasPlayed: boolean; onPlayedEnd: () => void; onClosed: () => void }

/** Once it is over: whoever took part sees what they did, others what comes after (PLAY-15, D-95). */
function useEnd(end: End): void {
  const latest = useRef(end)
  latest.current = end
  const { isEnded } = end
  useEffect(() => {
    if (!isEnded) return
    if (latest.current.hasPlayed) latest.current.onPlayedEnd()
    else latest.current.onClosed()
  }, [isEnded])
}

function playableOf(eventId: string, { event, virtualClass }: LiveDetails, stream: string): Playable {
  return {
    virtualClass,
    stream,
    isReady: true,
    kind: activityType.liveStream,
    contentId: event.videoId ?? event.id,
    eventId,
  }
}
