import { initialsOf } from '@upbeat/rules/text/initials-of'
import styles from './avatar.module.css'

/** The avatar of a person without a picture. Initials are drawn with CSS, so that they aren't part of the adjacent name's text. */
export function Avatar({ name }: { name: string }) {
  return <span aria-hidden="true" className={styles.avatar} data-initials={initialsOf(name)} />
}
