import { useQuery } from '@tanstack/react-query'
import type { RecentActivity } from '@upbeat/contract/entities/recent-activity'
import { Button } from '@upbeat/ui/button.tsx'
import { CardGrid } from '@upbeat/ui/card-grid.tsx'
import { CardGridSkeleton } from '@upbeat/ui/card-grid-skeleton.tsx'
import { CardSkeleton } from '@upbeat/ui/card-skeleton.tsx'
import { EmptyState } from '@upbeat/ui/empty-state.tsx'
import { ErrorState } from '@upbeat/ui/error-state.tsx'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useKeptPageCount } from '../../lib/use-kept-page-count.ts'
import { useLoadMore } from '../../lib/use-load-more.ts'
import { usePages } from '../../lib/use-pages.ts'
import { useText } from '../i18n/text.ts'
import { recentActivityQuery } from './queries.ts'
import { RecentCard } from './recent-card.tsx'

/** What the member did, newest first. A failure shows in the list's place and nowhere else (ACT-09). */
export function RecentActivityList() {
  const t = useText()
  const { data, isError, isFetching, refetch } = useQuery(recentActivityQuery())
  if (data?.length === 0) {
    return (
      <EmptyState
        action={<Button render={<Link to={paths.classes} />}>{t('activity.findClass')}</Button>}
        icon="clock"
        text={t('activity.emptyHint')}
        title={t('activity.empty')}
      />
    )
  }
  if (data) return <RecentCards records={data} />
  if (!isError) return <CardGridSkeleton label={t('common.loading')} />
  return (
    <ErrorState
      busy={isFetching}
      onRetry={() => void refetch()}
      retryLabel={t('common.retry')}
      title={t('activity.failed')}
    />
  )
}

function RecentCards({ records }: { records: readonly RecentActivity[] }) {
  const t = useText()
  const { shown, remaining, more } = usePages(records, useKeptPageCount())
  const end = useLoadMore<HTMLLIElement>(remaining > 0, shown.length, more)
  return (
    <CardGrid aria-label={t('activity.title')}>
      {shown.map((record, place) => (
        <li key={record.id}>
          <RecentCard priority={place < 2} record={record} />
        </li>
      ))}
      {remaining > 0 && (
        <li aria-hidden="true" ref={end}>
          <CardSkeleton />
        </li>
      )}
    </CardGrid>
  )
}
