import { breakpointPixels, stickyThresholdPixels } from '@upbeat/rules/constants'
import { contentModeTenant } from '@upbeat/rules/tenant/switches'
import { afterPaint } from '@upbeat/ui/after-paint.ts'
import { classNames } from '@upbeat/ui/class-names.ts'
import { useSecondPaint } from '@upbeat/ui/second-paint.tsx'
import { useWindowWidth } from '@upbeat/ui/use-window-width.ts'
import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useText } from '../../../features/i18n/text.ts'
import { useTenant } from '../../../features/tenant/tenant-store.ts'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { isSearchPage } from '../../../lib/paths.ts'
import { navLinks } from '../nav-links.ts'
import styles from './header.module.css'
import { HeaderActions } from './header-actions.tsx'
import { HeaderLogo } from './header-logo.tsx'
import { HeaderNavLink } from './header-nav-link.tsx'

const HeaderSearch = lazyPart(() => import('./header-search.tsx'))

/** The header of every page, sticky once scrolled past (SHELL-28); its space stays reserved, so nothing shifts. */
export function Header({ showLogo }: { showLogo: boolean }) {
  const t = useText()
  const tenant = useTenant()
  const sticky = useScrolledPast(stickyThresholdPixels)
  const links = navLinks(tenant)
  const wide = useWindowWidth() >= breakpointPixels.md
  const ready = useSecondPaint()
  const { pathname } = useLocation()
  const searchPlace = !isSearchPage(pathname) && <div aria-hidden="true" className={styles.search} />
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
          <div className={styles.end}>
            {!contentModeTenant(tenant) && wide && (
              <Suspense fallback={searchPlace}>{ready ? <HeaderSearch /> : searchPlace}</Suspense>
            )}
            <HeaderActions links={links} />
          </div>
        </div>
      </div>
    </header>
  )
}

/** Whether the page is scrolled by more than `pixels`. First read after a frame: reading it while rendering would force a layout. */
function useScrolledPast(pixels: number): boolean {
  const [isPast, setIsPast] = useState(false)
  useEffect(() => {
    const look = () => setIsPast(window.scrollY > pixels)
    const cancel = afterPaint(look)
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      cancel()
      window.removeEventListener('scroll', look)
    }
  }, [pixels])
  return isPast
}
