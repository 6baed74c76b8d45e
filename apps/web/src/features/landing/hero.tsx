import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Picture } from '../../ui/picture.tsx'
import { useImageWidth } from '../classes/use-image-width.ts'
import { useText } from '../i18n/text.ts'
import { useTenant } from '../tenant/tenant-store.ts'
import styles from './hero.module.css'
import { landingPictures } from './pictures.ts'

/** What a visitor sees first: a picture, a promise and one way on (LAND-01, LAND-02). */
export function Hero() {
  const t = useText()
  // On a phone the wide picture is cropped to a tall one, and so needs more pixels than the window is wide.
  const width = Math.max(useImageWidth('banner'), leastWidth)
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
        <Button iconEnd="arrow-end" render={<Link to={paths.home} />} size="large">
          {t('landing.explore')}
        </Button>
      </div>
    </div>
  )
}

const leastWidth = 1359
