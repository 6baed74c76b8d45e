import type { ClassVideo } from '@upbeat/contract/studio/entities/intake'
import { lengthOf } from '../../../lib/forms/length-of.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { pictureAt } from '../../../lib/media/picture-at.ts'
import styles from './poster-choice.module.css'

type PosterChoiceProps = {
  posters: ClassVideo['posters']
  picture: string | null
  onChoose: (link: string) => void
  title?: string
}

/** Selects the card's picture from suggested frames, none black or blurred (TAKE-13). */
export function PosterChoice({ posters, picture, onChoose, title }: PosterChoiceProps) {
  const t = useText()
  if (posters.length === 0) return null
  // An uploaded picture, or one of an earlier video.
  const own = picture !== null && !posters.some(({ link }) => link === picture) ? picture : null
  const chosen = picture ?? posters[0]?.link
  const options = posters.map(({ second, link }) => ({
    link,
    label: t('uploads.frameAt', { time: lengthOf(Math.floor(second)) }),
  }))
  if (own !== null) options.unshift({ link: own, label: t('pictures.own') })
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.title}>{title ?? t('uploads.picture')}</legend>
      {options.map(({ link, label }) => (
        <label className={styles.option} key={link}>
          <input
            checked={link === chosen}
            className={styles.input}
            name="poster"
            onChange={() => onChoose(link)}
            type="radio"
          />
          <img alt={label} height={90} src={pictureAt(link, 320)} width={160} />
        </label>
      ))}
    </fieldset>
  )
}
