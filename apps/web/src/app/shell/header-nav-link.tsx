import { NavLink } from 'react-router'
import { useText } from '../../features/i18n/text.ts'
import styles from './header-nav-link.module.css'
import type { NavLink as Link } from './nav-links.ts'

/** One place of the main navigation; the one being visited carries a mark under its name. */
export function HeaderNavLink({ link }: { link: Link }) {
  const t = useText()
  return (
    <NavLink className={() => styles.link} to={link.to}>
      {t(link.label)}
    </NavLink>
  )
}
