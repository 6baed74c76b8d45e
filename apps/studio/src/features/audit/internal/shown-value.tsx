import { Thumbnail } from '../../../lib/media/thumbnail.tsx'
import { fieldName } from './field-name.ts'
import styles from './history.module.css'
import { type ValueWords, valueText } from './value-text.ts'

type ShownValueProps = {
  /** The kind of the changed object. */
  kind: string
  path: string
  value: unknown
  words: ValueWords & Parameters<typeof fieldName>[2]
}

/** A field's value in the history: an image for pictures, text for all else. */
export function ShownValue({ kind, path, value, words }: ShownValueProps) {
  const name = fieldName(kind, path, words)
  if (path === 'logoSvg' && typeof value === 'string')
    return <img alt={name} className={styles.logo} src={`data:image/svg+xml,${encodeURIComponent(value)}`} />
  const links = picturePaths.includes(path) ? [value ?? []].flat().filter((link) => typeof link === 'string') : []
  if (links.length === 0) return valueText(kind, path, value, words)
  return (
    <span className={styles.pictures}>
      {links.map((link) => (
        <Thumbnail alt={name} key={link} link={link} />
      ))}
    </span>
  )
}

/** The fields that hold picture URLs. */
const picturePaths: readonly string[] = ['imageLink', 'landingPictures', 'mediaSpaceImageUrl', 'profileImageUrl']
