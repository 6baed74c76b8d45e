import { Button } from '@upbeat/ui/button.tsx'
import { EmptyState } from '@upbeat/ui/empty-state.tsx'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useText } from '../i18n/text.ts'
import styles from './collection-missing.module.css'

/** A collection that no longer exists. */
export function CollectionGone() {
  const t = useText()
  return (
    <EmptyState
      action={<Button render={<Link to={paths.collections} />}>{t('collections.all')}</Button>}
      icon="picture"
      text={t('collections.goneHint')}
      title={t('collections.gone')}
    />
  )
}

/** An empty collection (COLL-08). */
export function CollectionEmpty() {
  const t = useText()
  return (
    <div className={styles.empty}>
      <EmptyState
        action={<Button render={<Link to={paths.collections} />}>{t('collections.all')}</Button>}
        icon="picture"
        title={t('ClassListViews.NoClassesFound')}
      />
    </div>
  )
}
