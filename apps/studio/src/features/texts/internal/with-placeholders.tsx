import { Fragment } from 'react'
import styles from './with-placeholders.module.css'

/** A text with its placeholders, such as a name, as chips. */
export function WithPlaceholders({ text }: { text: string }) {
  return text.split(/(\{\{\w+\}\})/).map((part, place) => {
    const key = `${place} ${part}`
    if (!part.startsWith('{{')) return <Fragment key={key}>{part}</Fragment>
    return (
      <span className={styles.chip} key={key}>
        {part.slice(2, -2)}
      </span>
    )
  })
}
