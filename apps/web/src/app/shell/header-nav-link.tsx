import { Link as RouterLink, useMatch } from 'react-router'
import { useText } from '../../features/i18n/text.ts'
import styles from './header-nav-link.module.css'
import type { NavLink } from './nav-links.ts'

/** One place of the main navigation; the one being visited carries a mark under its name. */
export function HeaderNavLink({ link }: { link: NavLink }) {
  const t = useText()
  // Unlike the router's own NavLink, also where the address lacks the slash at the end of the link's.
  const isHere = useMatch({ path: link.to, end: false }) !== null
  return (
    <RouterLink aria-current={isHere ? 'page' : undefined} className={styles.link} to={link.to}>
      {t(link.label)}
    </RouterLink>
  )
}
