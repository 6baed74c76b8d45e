import { Link as RouterLink, useMatch } from 'react-router'
import { useText } from '../../../features/i18n/text.ts'
import type { NavLink } from '../nav-links.ts'
import styles from './header-nav-link.module.css'

/** A link of the main navigation; the current one is marked. */
export function HeaderNavLink({ link }: { link: NavLink }) {
  const t = useText()
  // Unlike the router's NavLink, also current if only a trailing slash differs.
  const isHere = useMatch({ path: link.to, end: false }) !== null
  return (
    <RouterLink aria-current={isHere ? 'page' : undefined} className={styles.link} to={link.to}>
      {t(link.label)}
    </RouterLink>
  )
}
