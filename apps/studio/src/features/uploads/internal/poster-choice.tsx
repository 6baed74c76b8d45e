import type { ClassVideo } from '@upbeat/contract/studio/entities/intake'
import { lengthOf } from '../../../lib/length-of.ts'
import { useText } from '../../../lib/use-text.ts'
import styles from './poster-choice.module.css'

type PosterChoiceProps = {
  posters: ClassVideo['posters']
  picture: string | null
  onChoose: (link: string) => void
  title?: string
}

/** The card's picture, out of frames that are neither black nor blurred (TAKE-13). */
export function PosterChoice({ posters, picture, onChoose, title }: PosterChoiceProps) {
  const t = useText()
  if (posters.length === 0) return null
  const chosen = posters.some(({ link }) => link === picture) ? picture : (picture ?? posters[0]?.link)
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.title}>{title ?? t('uploads.picture')}</legend>
      {posters.map(({ file, second, link }) => (
        <label className={styles.option} key={file}>
          <input
            checked={link === chosen}
            className={styles.input}
            name="poster"
            onChange={() => onChoose(link)}
            type="radio"
          />
          <img
            alt={t('uploads.frameAt', { time: lengthOf(Math.floor(second)) })}
            height={90}
            src={`${link}?width=320`}
            width={160}
          />
        </label>
      ))}
    </fieldset>
  )
}
