import type { LogoLooks } from '@upbeat/contract/studio/entities/setup'
import { deriveTheme } from '@upbeat/rules/theme/derive-theme'
import type { CSSProperties } from 'react'
import { useText } from '../i18n/use-text.ts'
import styles from './look-choice.module.css'

type Look = LogoLooks['looks'][number]
type LookChoiceProps = { looks: readonly Look[]; chosen: string; onChoose: (name: string) => void }

const names = {
  light: 'setup.lookLight',
  soft: 'setup.lookSoft',
  dark: 'setup.lookDark',
  bold: 'setup.lookBold',
} as const

/** Thumbnails of the looks, in the derived colours of members' pages. */
export function LookChoice({ looks, chosen, onChoose }: LookChoiceProps) {
  const t = useText()
  return (
    <fieldset>
      <legend className={styles.legend}>{t('setup.looks')}</legend>
      <div className={styles.looks}>
        {looks.map(({ name, colours }) => (
          <label className={styles.look} key={name}>
            <input
              checked={name === chosen}
              className={styles.input}
              name="look"
              onChange={() => onChoose(name)}
              type="radio"
              value={name}
            />
            <span aria-hidden="true" className={styles.page} style={deriveTheme(colours).variables as CSSProperties}>
              <span className={styles.bar} />
              <span className={styles.text} />
              <span className={styles.text} />
              <span className={styles.row}>
                <span className={styles.button} />
                <span className={styles.accent} />
              </span>
              <span className={styles.foot} />
            </span>
            <span className={styles.name}>{t(names[name])}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
