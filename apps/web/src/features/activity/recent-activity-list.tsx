import { useQuery } from '@tanstack/react-query'
import type { RecentActivity } from '@upbeat/contract/entities/recent-activity'
import { doneByDay } from '@upbeat/rules/activity/done-days'
import { Button } from '@upbeat/ui/button.tsx'
import { CardGridSkeleton } from '@upbeat/ui/card-grid-skeleton.tsx'
import { CardSkeleton } from '@upbeat/ui/card-skeleton.tsx'
import { EmptyState } from '@upbeat/ui/empty-state.tsx'
import { ErrorState } from '@upbeat/ui/error-state.tsx'
import { Heading } from '@upbeat/ui/heading.tsx'
import { Link } from 'react-router'
import { clock } from '../../lib/clock.ts'
import { useKeptPageCount } from '../../lib/page/use-kept-page-count.ts'
import { useLoadMore } from '../../lib/page/use-load-more.ts'
import { usePages } from '../../lib/page/use-pages.ts'
import { paths } from '../../lib/paths.ts'
import { useLanguage } from '../i18n/language-store.ts'
import { useText } from '../i18n/text.ts'
import { ActivitySummary } from './activity-summary.tsx'
import { memberCalendar } from './member-calendar.ts'
import { recentActivityQuery } from './queries.ts'
import styles from './recent-activity-list.module.css'
import { RecentCard } from './recent-card.tsx'
import { recentDate } from './recent-date.ts'

/** The member's week and activities by day, newest first. Loading errors are only shown in place of the list (ACT-09). */
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
  const language = useLanguage()
  const { shown, remaining, more } = usePages(records, useKeptPageCount())
  const end = useLoadMore<HTMLLIElement>(remaining > 0, shown.length, more)
  return (
    <div className={styles.page}>
      <div className={styles.summary}>
        <ActivitySummary records={records} />
      </div>
      <ol aria-label={t('activity.title')} className={styles.days} role="list">
        {doneByDay(shown, memberCalendar(language).timeZone).map(({ date, done }, place) => (
          <li className={styles.day} key={date}>
            <Heading level={2} size="block">
              <DayOf record={done[0]} />
            </Heading>
            <ul className={styles.cards} role="list">
              {done.map((record) => (
                <li key={record.id}>
                  <RecentCard priority={place < 2} record={record} />
                </li>
              ))}
            </ul>
          </li>
        ))}
        {remaining > 0 && (
          <li aria-hidden="true" className={styles.cards} ref={end}>
            <CardSkeleton />
          </li>
        )}
      </ol>
    </div>
  )
}

/** Today, or a date (LIVE-31). */
function DayOf({ record }: { record: RecentActivity | undefined }) {
  const t = useText()
  const language = useLanguage()
  if (!record) return null
  const date = recentDate(Date.parse(record.creationDate), clock.now(), language)
  return <time dateTime={record.creationDate}>{date ?? t('activity.today')}</time>
}
