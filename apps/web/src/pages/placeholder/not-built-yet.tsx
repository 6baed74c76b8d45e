import type { PhraseKey } from '@upbeat/phrases/phrase-key'
import { useText } from '../../features/i18n/text.ts'
import styles from './not-built-yet.module.css'

/** Stands in for a page that is still to be built. */
export function NotBuiltYet({ title }: { title: PhraseKey }) {
  const t = useText()
  return (
    <div className={styles.page}>
      <h1>{t(title)}</h1>
      <p>{t('shell.notBuilt')}</p>
    </div>
  )
}
