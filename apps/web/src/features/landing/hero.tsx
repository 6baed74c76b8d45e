import { heroLeastWidth, landingPictures } from '@upbeat/rules/pictures/landing-pictures'
import { Button } from '@upbeat/ui/button.tsx'
import { Heading } from '@upbeat/ui/heading.tsx'
import { Picture } from '@upbeat/ui/picture.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useImageWidth } from '../../lib/page/use-image-width.ts'
import { paths } from '../../lib/paths.ts'
import { useText } from '../i18n/text.ts'
import { useTenant } from '../tenant/tenant-store.ts'
import styles from './hero.module.css'

/**
 * The hero of the landing page: picture, tagline and one action (LAND-01, LAND-02). `offer` comes later; false if the
 * club has none.
 */
export function Hero({ offer }: { offer: ReactNode }) {
  const t = useText()
  const width = Math.max(useImageWidth('banner'), heroLeastWidth)
  return (
    <div className={styles.hero} data-surface="media">
      <Picture
        alt=""
        className={styles.picture}
        placeholderIcon="play"
        priority
        ratio="auto"
        src={landingPictures(useTenant()).hero}
        widths={[width]}
      />
      <div className={styles.text}>
        <Heading level={1} size="hero">
          {t('landing.tagline')}
        </Heading>
        <p className={styles.description}>{t('landing.description')}</p>
        <div className={styles.actions} data-offers={offer !== false || undefined}>
          <Button iconEnd="arrow-end" render={<Link to={paths.home} />} size="large">
            {t('landing.explore')}
          </Button>
          {offer}
        </div>
      </div>
    </div>
  )
}
