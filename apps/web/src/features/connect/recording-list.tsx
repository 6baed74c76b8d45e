import { useInfiniteQuery } from '@tanstack/react-query'
import { liveEnabled } from '@upbeat/rules/tenant/switches'
import { Button } from '@upbeat/ui/button.tsx'
import { CardSkeleton } from '@upbeat/ui/card-skeleton.tsx'
import { EmptyState } from '@upbeat/ui/empty-state.tsx'
import { ErrorState } from '@upbeat/ui/error-state.tsx'
import { Link } from 'react-router'
import { useLoadMore } from '../../lib/page/use-load-more.ts'
import { paths } from '../../lib/paths.ts'
import { useText } from '../i18n/text.ts'
import { useTenant } from '../tenant/tenant-store.ts'
import { EventGrid } from './event-grid.tsx'
import { EventSkeleton } from './event-skeleton.tsx'
import { recordingsOf } from './internal/recordings-of.ts'
import { recordingsQuery } from './queries.ts'
import { RecordingCard } from './recording-card.tsx'

/** The recordings of Connect, or of one provider, loaded while scrolling (LIVE-35). */
export function RecordingList({ providerId }: { providerId: string | null }) {
  const t = useText()
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    recordingsQuery(providerId),
  )
  const events = recordingsOf(data?.pages ?? [])
  const more = useLoadMore<HTMLLIElement>(
    hasNextPage && !isFetching && !isError,
    data?.pages.length ?? 0,
    () => void fetchNextPage(),
  )

  if (!data && !isError) return <EventSkeleton />
  return (
    <>
      <EventGrid aria-label={t('connect.onDemand')}>
        {events.map((event, place) => (
          <li key={event.id}>
            <RecordingCard event={event} headingLevel={2} priority={place < 3} />
          </li>
        ))}
        {hasNextPage && !isError && (
          <li aria-hidden="true" data-skeleton="card" ref={more}>
            <CardSkeleton />
          </li>
        )}
      </EventGrid>
      {isError && (
        <ErrorState
          busy={isFetching}
          onRetry={() => void (data ? fetchNextPage() : refetch())}
          retryLabel={t('common.retry')}
          title={t('errors.classList')}
        />
      )}
      {data && !hasNextPage && events.length === 0 && <NothingRecorded isFiltered={providerId !== null} />}
    </>
  )
}

function NothingRecorded({ isFiltered }: { isFiltered: boolean }) {
  const t = useText()
  const hasLive = liveEnabled(useTenant())
  const next = isFiltered
    ? { to: paths.connectClasses, text: t('connect.allClubs') }
    : hasLive && { to: paths.connectSchedule, text: t('connect.seeSchedule') }
  return (
    <EmptyState
      action={
        next ? (
          <Button render={<Link to={next.to} />} variant="secondary">
            {next.text}
          </Button>
        ) : undefined
      }
      icon="play"
      title={t('Live.NoRecordedResult')}
    />
  )
}
