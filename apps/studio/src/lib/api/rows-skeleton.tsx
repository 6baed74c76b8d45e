import { Skeleton } from '@upbeat/ui/skeleton.tsx'
import styles from './rows-skeleton.module.css'

const rowRem = 3.5
const mostRows = 12

/** A placeholder for a page's part: rows as in most of its lists and forms, filling the height. */
export function RowsSkeleton({ height }: { height: string }) {
  const rows = Math.min(mostRows, Math.max(1, Math.floor(Number.parseFloat(height) / rowRem)))
  return (
    <div className={styles.rows} style={{ blockSize: height }}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a placeholder have nothing else
        <Skeleton className={styles.row} key={row} />
      ))}
    </div>
  )
}
