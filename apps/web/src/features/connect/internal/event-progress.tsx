import type { CSSProperties } from 'react'
import { useNow } from '../use-now.ts'
import styles from './event-card-frame.module.css'

/** The share of an event on air that has passed. Its duration is in seconds, 0 if unknown. */
export function EventProgress({ startsAt, duration }: { startsAt: number; duration: number }) {
  const seconds = (useNow() - startsAt) / 1000
  if (seconds >= duration) return null
  return <span className={styles.progress} style={{ '--progress': seconds / duration } as CSSProperties} />
}
