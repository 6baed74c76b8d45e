import { useQuery } from '@tanstack/react-query'
import { Icon } from '@upbeat/ui/icon.tsx'
import { VisuallyHidden } from '@upbeat/ui/visually-hidden.tsx'
import { Link } from 'react-router'
import { userQuery } from '../../../features/auth/queries.ts'
import { useText } from '../../../features/i18n/text.ts'
import { paths } from '../../../lib/paths.ts'
import styles from './header-avatar.module.css'

/** Links to the member's favourites (SHELL-04); shows the initials once loaded. */
export function HeaderAvatar() {
  const t = useText()
  const { data: user } = useQuery(userQuery())
  const { firstName, lastName } = user?.applicationProfile ?? {}
  const initials = [firstName, lastName].map((name) => [...(name ?? '')][0] ?? '').join('')
  return (
    <Link className={styles.avatar} to={paths.favourites}>
      {initials ? <span aria-hidden="true">{initials}</span> : <Icon name="person" size={22} />}
      <VisuallyHidden>{t('shell.myPages')}</VisuallyHidden>
    </Link>
  )
}
