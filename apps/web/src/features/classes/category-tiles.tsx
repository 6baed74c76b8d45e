import type { Category } from '@upbeat/contract/entities/category'
import { Picture } from '@upbeat/ui/picture.tsx'
import { Link } from 'react-router'
import { useDenseWidth, useImageWidth } from '../../lib/page/use-image-width.ts'
import { categoryPath } from '../../lib/paths.ts'
import styles from './category-tiles.module.css'

/** Every category as a picture tile linked to its page (HOME-04, LAND-04, CAT-08). */
export function CategoryTiles({ categories, label }: { categories: readonly Category[]; label: string }) {
  const width = useImageWidth('classCard')
  const dense = useDenseWidth('classCard')
  const isAlone = categories.length === 1
  return (
    <ul aria-label={label} className={styles.tiles} role="list">
      {categories.map(({ id, name, imageLink }) => (
        <li key={id}>
          <Link className={styles.tile} to={categoryPath(String(id))}>
            <Picture
              alt=""
              className={styles.picture}
              dense={dense}
              ratio={isAlone ? '3 / 1' : '4 / 3'}
              sizes={isAlone ? '100vw' : '50vw'}
              src={imageLink}
              widths={[width]}
            />
            <span className={styles.name}>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
