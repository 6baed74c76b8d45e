import { useQueryClient } from '@tanstack/react-query'
import { noAccessAnswer } from '@upbeat/rules/tenant/no-access-answer'
import { useEffect, useRef, useState } from 'react'
import { Navigate } from 'react-router'
import { usePageTitle } from '../../../lib/page/page-title.ts'
import { paths } from '../../../lib/paths.ts'
import { notify } from '../../../lib/snackbar-store.ts'
import { wantedHere } from '../../../lib/wanted-class.ts'
import { useText } from '../../i18n/text.ts'
import { useTenant } from '../../tenant/tenant-store.ts'
import { UpgradeDialog } from '../../workout/upgrade-dialog.tsx'
import { eventStart } from '../event-start.ts'
import type { LiveCardState } from '../live-card-state.ts'
import type { LiveDetails } from './live-details.ts'
import { liveQuery } from './live-query.ts'
import { LiveWaiting } from './live-waiting.tsx'
import { LiveStream } from './stream/live-stream.tsx'
import { useLinkPoll } from './stream/use-link-poll.ts'
import { useOpenedStream } from './stream/use-opened-stream.ts'
import { useLacksAccess } from './use-lacks-access.ts'
import { useLiveState } from './use-live-state.ts'
import { useLookAgain } from './use-look-again.ts'

type LiveEventViewProps = {
  eventId: string
  details: LiveDetails
  card: LiveCardState | null
  /** It existed and was removed. */
  isGone: boolean
  onClose: () => void
}

/** A live event in its current state. A running stream stays open until the member leaves it. */
export function LiveEventView({ eventId, details, card, isGone, onClose }: LiveEventViewProps) {
  const t = useText()
  const tenant = useTenant()
  const startsAt = eventStart(details.event)
  // The start of the stream that was played to its end: a rescheduled class is still to come.
  const [seenStart, setSeenStart] = useState<number | null>()
  const [attempt, setAttempt] = useState(0)
  const { state, retry } = useLiveState({ details, card, hasPlayerEnded: seenStart === startsAt || isGone })
  const lacksAccess = useLacksAccess(details)
  const { stream, wasOpened, close } = useOpenedStream(state.state === 'streaming' ? state.link : null, startsAt)
  const isEnded = state.state === 'ended'
  // Viewers are told by the stream when it ends for them; a removed event that never streamed is gone, not over.
  const isOverUnseen = isEnded && !isGone && !wasOpened
  const hasGivenUp = state.state === 'awaiting' && state.hasTimedOut
  const polls = !lacksAccess && !hasGivenUp && (state.state === 'awaiting' || state.state === 'transcoding')
  const problem = useLinkPoll({ eventId, startsAt, active: polls })
  useLookAgain(eventId, !polls && !hasGivenUp)
  useAskAtEnd(eventId, isEnded)
  usePageTitle(details.event.title)

  useEffect(() => {
    if (isOverUnseen) notify(t('connect.ended'), 'error')
  }, [isOverUnseen, t])

  if (isGone && stream === null) return <Gone />
  if (state.state === 'noSchedule') return <Navigate replace to={paths.connectSchedule} />
  if (lacksAccess && stream === null && !isEnded) {
    const answer = noAccessAnswer(tenant)
    if (answer.kind === 'subscribe')
      return <Navigate replace state={wantedHere(details.event.title)} to={paths.subscribe} />
    return <UpgradeDialog onClose={onClose} title={details.event.title} />
  }
  if (stream !== null)
    return (
      <LiveStream
        details={details}
        eventId={eventId}
        isEnded={isEnded}
        key={stream.link}
        onDone={close}
        onLeft={onClose}
        onRefused={close}
        onOver={() => setSeenStart(stream.startsAt)}
        stream={stream}
      />
    )
  return (
    <LiveWaiting
      details={details}
      key={attempt}
      problem={problem}
      onClose={onClose}
      onRetry={() => {
        retry()
        setAttempt(attempt + 1)
      }}
      state={state}
    />
  )
}

/** Removed while it was awaited: tell the member not to wait. */
function Gone() {
  const t = useText()
  useEffect(() => {
    notify(t('connect.unavailable'), 'error')
  }, [t])
  return <Navigate replace to={paths.connectSchedule} />
}

/** Refetches an event when it ends while the page is open: its stream may now be a recording, or gone. */
function useAskAtEnd(eventId: string, isEnded: boolean): void {
  const queryClient = useQueryClient()
  const wasEnded = useRef(isEnded)
  useEffect(() => {
    const ends = isEnded && !wasEnded.current
    wasEnded.current = isEnded
    if (ends) void queryClient.refetchQueries({ queryKey: liveQuery(eventId).queryKey })
  }, [queryClient, eventId, isEnded])
}
