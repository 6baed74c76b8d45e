import { landingPictures } from '@upbeat/rules/pictures/landing-pictures'
import { Heading } from '@upbeat/ui/heading.tsx'
import { Picture } from '@upbeat/ui/picture.tsx'
import { useId } from 'react'
import { useImageWidth } from '../../lib/page/use-image-width.ts'
import { useText } from '../i18n/text.ts'
import { useTenant } from '../tenant/tenant-store.ts'
import styles from './image-grid.module.css'
import { WallLoops } from './wall-loops.tsx'

/** A grid of decorative pictures (LAND-03), where the club has any. Trailers of its classes come over the first ones. */
export function ImageGrid() {
  const t = useText()
  const headingId = useId()
  const width = useImageWidth('classCard')
  const { wall } = landingPictures(useTenant())
  if (wall.length === 0) return null
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <div className={styles.words}>
        <Heading id={headingId} level={2} size="page">
          {t('landing.gridTitle')}
        </Heading>
        <p className={styles.text}>{t('landing.gridText')}</p>
      </div>
      <div className={styles.grid}>
        {wall.map((picture) => (
          <Picture alt="" className={styles.picture} key={picture} ratio="auto" src={picture} widths={[width]} />
        ))}
        <WallLoops className={styles.grid} pictures={wall} />
      </div>
    </section>
  )
}
