import { Icon } from '@upbeat/ui/icon.tsx'
import { pictureAt } from './picture-at.ts'
import styles from './thumbnail.module.css'

type ThumbnailProps = {
  link: string | null
  /** Alternative text; empty if adjacent text says the same. */
  alt?: string
}

/** A picture in a list row, 64 by 36 pixels. */
export function Thumbnail({ link, alt = '' }: ThumbnailProps) {
  return (
    <span className={styles.picture}>
      {link ? <img alt={alt} height={36} loading="lazy" src={pictureAt(link, 160)} width={64} /> : <Icon name="film" />}
    </span>
  )
}
