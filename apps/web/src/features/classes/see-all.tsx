import { Icon } from '@upbeat/ui/icon.tsx'
import { VisuallyHidden } from '@upbeat/ui/visually-hidden.tsx'
import { Link } from 'react-router'
import { useText } from '../i18n/text.ts'
import styles from './see-all.module.css'

/** The link to the full list next to a strip's heading. `of` distinguishes several for screen readers. */
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
