import { tenantDefaults } from '@upbeat/contract/tenant-defaults'
import { deriveTheme } from '@upbeat/rules/theme/derive-theme'
import { type CSSProperties, useState } from 'react'
import { useText } from '../../../lib/i18n/use-text.ts'
import styles from './club-phone.module.css'
import type { ShownClub } from './shown-club.ts'

/** The club's first page on a phone, in outline: its name, logo and colours so far. Decorative. */
export function ClubPhone({ name, logo, colours }: ShownClub) {
  const t = useText()
  const [failed, setFailed] = useState<string | null>(null)
  const shownName = name?.trim() || t('setup.club')
  const variables = deriveTheme(colours ?? tenantDefaults.colours).variables as CSSProperties
  return (
    <div aria-hidden="true" className={styles.phone} style={variables}>
      <div className={styles.screen}>
        <div className={styles.header}>
          {logo && logo !== failed ? (
            <img alt="" className={styles.logo} onError={() => setFailed(logo)} src={logo} />
          ) : (
            <span className={styles.wordmark} dir="auto">
              {shownName}
            </span>
          )}
        </div>
        <div className={styles.hero}>
          <span className={styles.name} dir="auto">
            {shownName}
          </span>
          <span className={styles.line} />
          <span className={styles.button}>{t('setup.phoneStart')}</span>
        </div>
        <div className={styles.cards}>
          {cards.map((card) => (
            <div className={styles.card} key={card}>
              <span className={styles.picture} />
              <span className={styles.title} />
              <span className={styles.meta} />
            </div>
          ))}
        </div>
        <div className={styles.footer} />
      </div>
    </div>
  )
}

const cards = ['first', 'second', 'third', 'fourth']
