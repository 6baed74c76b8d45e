import type { Collection } from '@upbeat/contract/entities/collection'
import { cardPictures } from '@upbeat/rules/collections/collections-picture'
import { Heading } from '@upbeat/ui/heading.tsx'
import { Picture } from '@upbeat/ui/picture.tsx'
import { Link } from 'react-router'
import { useDenseWidth, useImageWidth } from '../../lib/page/use-image-width.ts'
import { collectionPath } from '../../lib/paths.ts'
import { useText } from '../i18n/text.ts'
import styles from './collection-card.module.css'

/** A collection card with the pictures of its first classes; passes its name to the page (ROUTE-19). */
export function CollectionCard({ collection, priority }: { collection: Collection; priority?: boolean | undefined }) {
  const t = useText()
  const width = useImageWidth('classCard')
  const dense = useDenseWidth('classCard')
  const { collectionName, collectionTag, description, collectionItems } = collection
  const pictures = cardPictures(collectionItems.map(({ imageLink }) => imageLink))
  return (
    <Link className={styles.card} state={{ collectionName }} to={collectionPath(collectionTag)}>
      <span className={styles.pictures} data-count={pictures.length}>
        {pictures.map((picture) => (
          <Picture
            alt=""
            className={styles.picture}
            // Pictures that share a card never fill the window, so the usual width is enough above the fold.
            dense={priority ? null : dense}
            key={picture}
            priority={priority}
            ratio="auto"
            src={picture}
            widths={[width]}
          />
        ))}
      </span>
      <Heading className={styles.name} level={2} size="card">
        <bdi>{collectionName}</bdi>
      </Heading>
      <p className={styles.count}>{t('common.classes', { count: collectionItems.length })}</p>
      {description && (
        <p>
          <bdi>{description}</bdi>
        </p>
      )}
    </Link>
  )
}
