import { useText } from '../../features/i18n/text.ts'
import styles from './invalid-address.module.css'

/** Shown if no club matches the URL: without a club there is no shell, theme or navigation (TEN-03). */
export function InvalidAddress() {
  const t = useText()
  return (
    <main className={styles.page}>
      <div className={styles.words} role="alert">
        <h1>{t('errors.invalidUrl')}</h1>
        <p>{t('errors.generic')}</p>
      </div>
    </main>
  )
}
