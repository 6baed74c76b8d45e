import styles from './card-skeleton.module.css'
import { Skeleton } from './skeleton.tsx'

/** As high as a card with a picture, a line of facts, a title and a name, so that nothing shifts when it loads. */
export function CardSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton ratio="var(--card-ratio, 16 / 9)" />
      <div className={styles.lines}>
        <Skeleton shape="text" width="45%" />
        <Skeleton shape="text" width="85%" />
        <Skeleton shape="text" width="35%" />
      </div>
    </div>
  )
}

/** The space of a `CardSkeleton`, for places out of view: one element instead of six. */
export function CardSpace() {
  return <span className={styles.space} />
}

/** A nearly square tile with its name on the picture: categories, collections, channels. */
export function TileSkeleton({ ratio = '4 / 3' }: { ratio?: string }) {
  return <Skeleton ratio={ratio} />
}
