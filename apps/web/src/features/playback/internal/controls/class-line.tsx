import { type Block, chaptersOf } from '../../cue-track.ts'
import { useMediaSelector } from '../../media-state.tsx'
import styles from './class-line.module.css'

/** A progress line that stays visible from a distance while the controls are hidden; for screen readers the timeline has the progress. */
export function ClassLine({ blocks }: { blocks: readonly Block[] }) {
  const time = useMediaSelector((state) => state.mediaCurrentTime ?? 0)
  const duration = useMediaSelector((state) => state.mediaDuration ?? Number.NaN)
  if (!Number.isFinite(duration) || duration <= 0) return null
  const share = (second: number) => `${Math.min(100, (second / duration) * 100)}%`
  return (
    <div aria-hidden="true" className={styles.line} dir="ltr">
      <div className={styles.done} style={{ inlineSize: share(time) }} />
      {chaptersOf(blocks)
        .slice(1)
        .map(({ start }) => (
          <span className={styles.tick} key={start} style={{ insetInlineStart: share(start) }} />
        ))}
    </div>
  )
}
