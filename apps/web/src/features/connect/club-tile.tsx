import { denseImageWidth, imageWidth } from '@upbeat/rules/classes/image-width'
import { Heading } from '@upbeat/ui/heading.tsx'
import { Icon } from '@upbeat/ui/icon.tsx'
import { Picture } from '@upbeat/ui/picture.tsx'
import { useWindowWidth } from '@upbeat/ui/use-window-width.ts'
import { Link } from 'react-router'
import { connectProviderPath } from '../../lib/paths.ts'
import { useText } from '../i18n/text.ts'
import styles from './club-tile.module.css'
import type { Club } from './clubs.ts'

/** A provider's picture and name, linked to its classes. */
export function ClubTile({ club }: { club: Club }) {
  const t = useText()
  const windowWidth = useWindowWidth()
  return (
    <Link className={styles.tile} data-club={club.id} to={connectProviderPath(club.id)}>
      <Picture
        alt=""
        className={styles.picture}
        dense={denseImageWidth('liveCard', windowWidth)}
        ratio="4 / 3"
        src={club.picture}
        widths={[imageWidth('liveCard', windowWidth)]}
      />
      <span className={styles.text} data-surface="media">
        <Heading level={2} size="block">
          {club.name}
        </Heading>
        <span className={styles.count}>
          {t('common.classes', { count: club.recordings })}
          <Icon name="arrow-end" />
        </span>
      </span>
    </Link>
  )
}
