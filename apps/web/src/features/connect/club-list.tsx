import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '@upbeat/ui/empty-state.tsx'
import { ErrorState } from '@upbeat/ui/error-state.tsx'
import { useText } from '../i18n/text.ts'
import { ClubTile } from './club-tile.tsx'
import { clubsOf } from './clubs.ts'
import { EventGrid } from './event-grid.tsx'
import { EventSkeleton } from './event-skeleton.tsx'
import { allEventsQuery } from './queries.ts'

/** The providers of Connect classes, each linked to its own (LIVE-33). */
export function ClubList() {
  const t = useText()
  const { data, isError, isFetching, refetch } = useQuery(allEventsQuery())
  if (!data && isError) {
    return (
      <ErrorState
        busy={isFetching}
        onRetry={() => void refetch()}
        retryLabel={t('common.retry')}
        title={t('connect.clubsFailed')}
      />
    )
  }
  if (!data) return <EventSkeleton count={3} />
  const clubs = clubsOf(data)
  if (clubs.length === 0) return <EmptyState icon="person" title={t('connect.noClubs')} />
  return (
    <EventGrid>
      {clubs.map((club) => (
        <li key={club.id}>
          <ClubTile club={club} />
        </li>
      ))}
    </EventGrid>
  )
}
