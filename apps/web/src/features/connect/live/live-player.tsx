import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@upbeat/client/api-error.ts'
import { eventType } from '@upbeat/rules/live/enumerations'
import { Button } from '@upbeat/ui/button.tsx'
import { useEffect } from 'react'
import { Navigate } from 'react-router'
import { connectPlayerPath, paths } from '../../../lib/paths.ts'
import { useText } from '../../i18n/text.ts'
import { PlayerFault } from '../../playback/player-fault.tsx'
import { PlayerFrame } from '../../playback/player-frame.tsx'
import { PlayerSkeleton } from '../../playback/player-skeleton.tsx'
import { useWayBack } from '../../workout/use-way-back.ts'
import type { LiveCardState } from '../live-card-state.ts'
import { detailsOfCard } from './live-details.ts'
import { LiveEventView } from './live-event-view.tsx'
import { liveQuery } from './live-query.ts'

type LivePlayerProps = { eventId: string; card: LiveCardState | null }

/** A live event's page before, during and after the event. */
export function LivePlayer(props: LivePlayerProps) {
  return (
    <PlayerFrame>
      <Content key={props.eventId} {...props} />
    </PlayerFrame>
  )
}

function Content({ eventId, card }: LivePlayerProps) {
  const t = useText()
  const queryClient = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery(liveQuery(eventId))
  const { goBack } = useWayBack()
  const details = data ?? (card && detailsOfCard(card.event))

  // Stream URLs are cached only while the page is open (PLAY-17).
  useEffect(() => () => queryClient.removeQueries({ queryKey: liveQuery(eventId).queryKey }), [queryClient, eventId])

  const isGone = error instanceof ApiError && error.status === 404
  if (error && !data) {
    if (isGone) return <Navigate replace to={paths.connectSchedule} />
    return (
      <PlayerFault
        hint={t('player.failureText')}
        onClose={goBack}
        text={t(error instanceof ApiError && error.status === 0 ? 'errors.network' : 'connect.eventFailed')}
        title={card?.event.title ?? t('pages.livePlayer')}
      >
        <Button busy={isFetching} onClick={() => void refetch()}>
          {t('common.retry')}
        </Button>
      </PlayerFault>
    )
  }
  if (!details) return <PlayerSkeleton onClose={goBack} />
  // A recording plays like any class, with all controls (D-30).
  if (details.event.type === eventType.videoOnDemand)
    return <Navigate replace to={connectPlayerPath(details.event.videoId ?? eventId)} />
  return <LiveEventView card={card} details={details} eventId={eventId} isGone={isGone} onClose={goBack} />
}
