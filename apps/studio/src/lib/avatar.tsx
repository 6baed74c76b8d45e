import styles from './avatar.module.css'
import { initialsOf } from './initials.ts'

/** A person without a picture. Drawn by the stylesheet, so that no letters join the name that stands beside it. */
export function Avatar({ name }: { name: string }) {
  return <span aria-hidden="true" className={styles.avatar} data-initials={initialsOf(name)} />
}
