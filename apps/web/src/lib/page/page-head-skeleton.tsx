import { Skeleton } from '@upbeat/ui/skeleton.tsx'
import styles from './page-head.module.css'

/** Placeholder of a heading and the line below it. */
export function PageHeadSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true" aria-label={label} className={styles.head} role="status">
      <span className={styles.titlePlace}>
        <Skeleton shape="text" width="14rem" />
      </span>
      <span className={styles.text}>
        <Skeleton shape="text" width="min(24rem, 80%)" />
      </span>
    </div>
  )
}
