import { Icon } from '@upbeat/ui/icon.tsx'
import { pictureAt } from '../../../lib/picture-at.ts'
import styles from './thumbnail.module.css'

export function Thumbnail({ link }: { link: string | null }) {
  return (
    <span className={styles.picture}>
      {link ? <img alt="" height={36} loading="lazy" src={pictureAt(link, 160)} width={64} /> : <Icon name="film" />}
    </span>
  )
}
