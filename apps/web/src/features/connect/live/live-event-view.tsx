import { noAccessAnswer } from '@upbeat/rules/tenant/features'
import { useEffect, useState } from 'react'
import { Navigate } from 'react-router'
import { usePageTitle } from '../../../lib/page-title.ts'
import { paths } from '../../../lib/paths.ts'
import { notify } from '../../../lib/snackbar-store.ts'
import { useText } from '../../i18n/text.ts'
import { UpgradeDialog } from '../../player/access/upgrade-dialog.tsx'
import { useTenant } from '../../tenant/tenant-store.ts'
import { eventStart } from '../event-start.ts'
import type { LiveCardState } from '../live-card-state.ts'
import type { LiveDetails } from './live-details.ts'
import { LiveStream } from './live-stream.tsx'
import { LiveWaiting } from './live-waiting.tsx'
import { useAskAtEnd } from './use-ask-at-end.ts'
import { useLacksAccess } from './use-lacks-access.ts'
import { useLinkPoll } from './use-link-poll.ts'
import { useLiveState } from './use-live-state.ts'
import { useLookAgain } from './use-look-again.ts'

type LiveEventViewProps = {
  eventId: string
  details: LiveDetails
  card: LiveCardState | null
  /** It was there and is no more. */
  isGone: boolean
  onClose: () => void
}

/** A live event in the state that it is in. What streamed stays on stage until the member has left it. */
export function LiveEventView({ eventId, details, card, isGone, onClose }: LiveEventViewProps) {
  const t = useText()
  const tenant = useTenant()
  const [hasPlayerEnded, setPlayerEnded] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const { state, retry } = useLiveState({ details, card, hasPlayerEnded: hasPlayerEnded || isGone })
  const lacksAccess = useLacksAccess(details)
  const stream = useOpenedStream(state.state === 'streaming' ? state.link : null)
  const isEnded = state.state === 'ended'
  // What never was on is gone, not over.
  const wasOn = !isGone || stream.link !== null
  const hasGivenUp = state.state === 'awaiting' && state.hasTimedOut
  const polls = !lacksAccess && !hasGivenUp && (state.state === 'awaiting' || state.state === 'transcoding')
  useLinkPoll({ eventId, startsAt: eventStart(details.event), active: polls })
  useLookAgain(eventId, !polls && !hasGivenUp)
  useAskAtEnd(eventId, isEnded)
  usePageTitle(details.event.title)

  useEffect(() => {
    if (isEnded && wasOn) notify(t('connect.ended'), 'error')
  }, [isEnded, wasOn, t])

  if (isGone && stream.link === null) return <Gone />
  if (state.state === 'noSchedule') return <Navigate replace to={paths.connectSchedule} />
  if (lacksAccess && stream.link === null && !isEnded) {
    const answer = noAccessAnswer(tenant)
    if (answer.kind === 'subscribe') return <Navigate replace to={paths.subscribe} />
    return <UpgradeDialog onClose={onClose} title={details.event.title} />
  }
  if (stream.link !== null)
    return (
      <LiveStream
        details={details}
        eventId={eventId}
        isEnded={isEnded}
        link={stream.link}
        onClosed={() => (isEnded ? stream.close() : onClose())}
        onEnded={() => setPlayerEnded(true)}
      />
    )
  return (
    <LiveWaiting
      details={details}
      key={attempt}
      onClose={onClose}
      onRetry={() => {
        retry()
        setAttempt(attempt + 1)
      }}
      state={state}
    />
  )
}

/** What was taken away while it was waited for: nobody should wait on. */
function Gone() {
  const t = useText()
  useEffect(() => {
    notify(t('connect.unavailable'), 'error')
  }, [t])
  return <Navigate replace to={paths.connectSchedule} />
}

/** The first link that streamed, until it is closed: what the state says later must not take the player away. */
function useOpenedStream(streaming: string | null): { link: string | null; close: () => void } {
  const [opened, setOpened] = useState<string | null>(null)
  const [isClosed, setClosed] = useState(false)
  if (streaming !== null && opened === null && !isClosed) setOpened(streaming)
  return { link: isClosed ? null : (opened ?? streaming), close: () => setClosed(true) }
}
