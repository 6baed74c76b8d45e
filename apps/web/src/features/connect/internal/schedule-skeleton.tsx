import { Skeleton } from '@upbeat/ui/skeleton.tsx'
import { EventSkeleton } from '../event-skeleton.tsx'
import styles from './schedule-skeleton.module.css'

/** Placeholders of the days, as high as the chips, the first date and its events, so that nothing shifts when they load. */
export function ScheduleSkeleton() {
  return (
    <>
      <Skeleton height="var(--day-chips-height)" />
      <div className={styles.day}>
        <Skeleton className={styles.date} width="10rem" />
        <EventSkeleton />
      </div>
    </>
  )
}
