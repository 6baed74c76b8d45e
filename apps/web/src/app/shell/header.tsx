import { stickyThresholdPixels } from '@upbeat/rules/constants'
import { contentModeTenant } from '@upbeat/rules/tenant/switches'
import { classNames } from '@upbeat/ui/class-names.ts'
import { useText } from '../../features/i18n/text.ts'
import { useTenant } from '../../features/tenant/tenant-store.ts'
import styles from './header.module.css'
import { HeaderActions } from './header-actions.tsx'
import { HeaderLogo } from './header-logo.tsx'
import { HeaderNavLink } from './header-nav-link.tsx'
import { navLinks } from './nav-links.ts'
import { useScrolledPast } from './use-scrolled-past.ts'

/** The bar above every page, staying at the top once scrolled past (SHELL-28); its place is kept when it turns sticky, so nothing moves. */
export function Header({ showLogo }: { showLogo: boolean }) {
  const t = useText()
  const tenant = useTenant()
  const sticky = useScrolledPast(stickyThresholdPixels)
  const links = navLinks(tenant)
  return (
    <header className={styles.place}>
      <div className={classNames(styles.bar, sticky && styles.sticky)} data-surface="header">
        <div className={styles.row}>
          {showLogo && <HeaderLogo />}
          {links.length > 0 && (
            <nav aria-label={t('shell.mainNavigation')} className={styles.navigation}>
              <ul className={styles.links}>
                {links.map((link) => (
                  <li key={link.to}>
                    <HeaderNavLink link={link} />
                  </li>
                ))}
              </ul>
            </nav>
          )}
          {!contentModeTenant(tenant) && <HeaderActions links={links} />}
        </div>
      </div>
    </header>
  )
}
