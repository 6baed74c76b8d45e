import { useState } from 'react'
import type { Mood } from '../../../activity/mood.ts'
import { useText } from '../../../i18n/text.ts'
import styles from './how-was-it.module.css'

/** The mouth of each face, on a 24 grid. */
const faces = [
  { mood: 1, key: 'player.moodHard', mouth: 'M8 16.5q4-3.5 8 0' },
  { mood: 2, key: 'player.moodGood', mouth: 'M8 15q4 2.5 8 0' },
  { mood: 3, key: 'player.moodGreat', mouth: 'M7.5 14h9q-.8 4-4.5 4t-4.5-4z' },
] as const

/** Asks for a rating of the class; the last press counts. */
export function HowWasIt({ onRate }: { onRate: (mood: Mood) => void }) {
  const t = useText()
  const [said, setSaid] = useState<Mood | null>(null)
  return (
    <fieldset className={styles.question}>
      <legend className={styles.title}>{t('player.howWasIt')}</legend>
      <div className={styles.faces}>
        {faces.map(({ mood, key, mouth }) => (
          <button
            aria-pressed={said === mood}
            className={styles.face}
            key={mood}
            onClick={({ detail }) => {
              // Ignore the second click of a double click, which may have targeted the button previously at this place.
              if (detail > 1) return
              setSaid(mood)
              onRate(mood)
            }}
            type="button"
          >
            <svg aria-hidden="true" viewBox="0 0 24 24">
              <circle cx="12" cy="12" r="9.5" />
              <path d={`M9 9.2v.6M15 9.2v.6${mouth}`} />
            </svg>
            {t(key)}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
