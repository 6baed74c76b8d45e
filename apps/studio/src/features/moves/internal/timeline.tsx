import { Frame, frameAt } from '../../../lib/media/frame.tsx'
import type { Thumbnail } from '../../../lib/media/use-storyboard.ts'
import type { Move } from '../moves-query.ts'
import { middleOf } from './move-rows.ts'
import styles from './timeline.module.css'

type TimelineProps = {
  moves: readonly Move[]
  durationSecond: number
  /** The storyboard; each move shows its middle. */
  thumbnails?: readonly Thumbnail[]
  /** The player's position. */
  second?: number
  onSeek?: (second: number) => void
}

/** The moves on a timeline. Decorative: the list next to it has the same for keyboard and screen readers. */
export function Timeline({ moves, durationSecond, thumbnails = [], second, onSeek }: TimelineProps) {
  const share = (seconds: number) => `${Math.min(100, (seconds / Math.max(durationSecond, 1)) * 100)}%`
  return (
    <div
      aria-hidden="true"
      className={styles.timeline}
      data-pictured={(thumbnails.length > 0 && moves.length > 0) || undefined}
      data-seekable={onSeek ? true : undefined}
      onPointerDown={(event) => {
        const { left, width } = event.currentTarget.getBoundingClientRect()
        onSeek?.(((event.clientX - left) / width) * durationSecond)
      }}
    >
      {moves.map(({ name, kind, startSecond, endSecond }) => {
        const frame = frameAt(thumbnails, middleOf({ startSecond, endSecond }))
        return (
          <span
            className={styles.move}
            data-kind={kind}
            key={`${startSecond} ${name}`}
            style={{ left: share(startSecond), width: share(endSecond - startSecond) }}
            title={name}
          >
            {frame && <Frame className={styles.picture} frame={frame} />}
            <span className={styles.name}>{name}</span>
          </span>
        )
      })}
      {second !== undefined && <span className={styles.playhead} style={{ left: share(second) }} />}
    </div>
  )
}
