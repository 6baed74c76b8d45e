import { Button } from '@upbeat/ui/button.tsx'
import { EmptyState } from '@upbeat/ui/empty-state.tsx'
import { Link } from 'react-router'
import { useText } from '../../lib/i18n/use-text.ts'
import styles from './not-found.module.css'

export function NotFound() {
  const t = useText()
  return (
    <div className={styles.place}>
      <EmptyState
        action={<Button render={<Link to="/" />}>{t('shell.toHome')}</Button>}
        icon="search"
        text={t('shell.notFoundText')}
        title={t('shell.notFound')}
      />
    </div>
  )
}
