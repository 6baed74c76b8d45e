import styles from './avatar.module.css'
import { initialsOf } from './initials.ts'

/** A person without a picture. For the eye alone: the name stands beside it. */
export function Avatar({ name }: { name: string }) {
  return (
    <span aria-hidden="true" className={styles.avatar}>
      {initialsOf(name)}
    </span>
  )
}
