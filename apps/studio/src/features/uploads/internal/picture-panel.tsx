import type { ClassVideo } from '@upbeat/contract/studio/entities/intake'
import { Button } from '@upbeat/ui/button.tsx'
import { Icon } from '@upbeat/ui/icon.tsx'
import { Link } from 'react-router'
import { useText } from '../../../lib/i18n/use-text.ts'
import panel from '../../../lib/layout/panel.module.css'
import { pictureAt } from '../../../lib/media/picture-at.ts'
import styles from './picture-panel.module.css'
import { PosterChoice } from './poster-choice.tsx'

type PicturePanelProps = {
  /** The card's picture; null for the first of the posters. */
  picture: string | null
  trailer: string | null
  /** The frames that the video suggests. */
  posters: ClassVideo['posters']
  isReadOnly: boolean
  onPicture: (link: string) => void
}

/** What members see on the card: the picture, and whether there is a trailer (TAKE-13, TAKE-15). */
export function PicturePanel({ picture, trailer, posters, isReadOnly, onPicture }: PicturePanelProps) {
  const t = useText()
  const shown = picture ?? posters[0]?.link
  return (
    <section className={panel.panel}>
      <div className={panel.head}>
        <h2 className={panel.title}>{t('pictures.title')}</h2>
        {!isReadOnly && (
          <Button aria-label={t('pictures.open')} render={<Link to="video" />} size="small" variant="secondary">
            {t('pictures.change')}
          </Button>
        )}
      </div>
      <div className={styles.frame}>
        {shown ? (
          <img alt="" className={styles.picture} src={pictureAt(shown, 640)} />
        ) : (
          <Icon name="picture" size={32} />
        )}
      </div>
      {!isReadOnly && <PosterChoice onChoose={onPicture} picture={picture} posters={posters} />}
      <p className={styles.trailer}>
        <Icon name="film" size={18} />
        {t(trailer === null ? 'pictures.noTrailer' : 'pictures.hasTrailer')}
      </p>
    </section>
  )
}
