import { Skeleton } from '@upbeat/ui/skeleton.tsx'
import styles from './page-banner.module.css'

/** Placeholder of a banner. */
export function PageBannerSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true" aria-label={label} className={styles.banner} role="status">
      <Skeleton className={styles.picture} />
    </div>
  )
}
