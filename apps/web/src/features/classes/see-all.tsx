import { Link } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useText } from '../i18n/text.ts'
import styles from './see-all.module.css'

/** Beside a strip's heading: the way to all of it. `of` tells several apart for those who hear them out of place. */
export function SeeAll({ to, of, state }: { to: string; of: string; state?: unknown }) {
  const t = useText()
  return (
    <Link className={styles.link} state={state} to={to}>
      {t('common.seeAll')}
      <VisuallyHidden>{`: ${of}`}</VisuallyHidden>
      <Icon name="chevron-end" />
    </Link>
  )
}
