import type { Move } from '../moves-query.ts'
import styles from './timeline.module.css'

type TimelineProps = {
  moves: readonly Move[]
  durationSecond: number
  /** The player's position. */
  second?: number
  onSeek?: (second: number) => void
}

/** The moves on a timeline. Decorative: the list next to it has the same for keyboard and screen readers. */
export function Timeline({ moves, durationSecond, second, onSeek }: TimelineProps) {
  const share = (seconds: number) => `${Math.min(100, (seconds / Math.max(durationSecond, 1)) * 100)}%`
  return (
    <div
      aria-hidden="true"
      className={styles.timeline}
      data-seekable={onSeek ? true : undefined}
      onPointerDown={(event) => {
        const { left, width } = event.currentTarget.getBoundingClientRect()
        onSeek?.(((event.clientX - left) / width) * durationSecond)
      }}
    >
      {moves.map(({ name, kind, startSecond, endSecond }) => (
        <span
          className={styles.move}
          data-kind={kind}
          key={`${startSecond} ${name}`}
          style={{ left: share(startSecond), width: share(endSecond - startSecond) }}
          title={name}
        >
          <span className={styles.name}>{name}</span>
        </span>
      ))}
      {second !== undefined && <span className={styles.playhead} style={{ left: share(second) }} />}
    </div>
  )
}
