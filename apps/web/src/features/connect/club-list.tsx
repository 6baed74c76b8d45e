import { useQuery } from '@tanstack/react-query'
import { imageWidth } from '@upbeat/rules/classes/image-width'
import { EmptyState } from '@upbeat/ui/empty-state.tsx'
import { ErrorState } from '@upbeat/ui/error-state.tsx'
import { Heading } from '@upbeat/ui/heading.tsx'
import { Icon } from '@upbeat/ui/icon.tsx'
import { Picture } from '@upbeat/ui/picture.tsx'
import { useWindowWidth } from '@upbeat/ui/use-window-width.ts'
import { Link } from 'react-router'
import { connectProviderPath } from '../../lib/paths.ts'
import { useText } from '../i18n/text.ts'
import styles from './club-list.module.css'
import { type Club, clubsOf } from './clubs.ts'
import { EventGrid } from './event-grid.tsx'
import { EventSkeleton } from './event-skeleton.tsx'
import { allEventsQuery } from './queries.ts'

/** The clubs that give Connect classes; each leads to its own (LIVE-33). */
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

function ClubTile({ club }: { club: Club }) {
  const t = useText()
  const width = imageWidth('liveCard', useWindowWidth())
  return (
    <Link className={styles.tile} data-club={club.id} to={connectProviderPath(club.id)}>
      <Picture alt="" className={styles.picture} ratio="4 / 3" src={club.picture} widths={[width]} />
      <span className={styles.text} data-surface="media">
        <Heading level={2} size="block">
          {club.name}
        </Heading>
        <span className={styles.count}>
          {t('common.classes', { count: club.recordings })}
          <Icon name="arrow-end" />
        </span>
      </span>
    </Link>
  )
}
