import { Icon } from '@upbeat/ui/icon.tsx'
import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useText } from '../../../features/i18n/text.ts'
import { paths } from '../../../lib/paths.ts'
import type { NavLink } from '../nav-links.ts'
import styles from './mobile-menu.module.css'

/**
 * The navigation of small screens in a kebab menu (SHELL-06). A native popover: closes on Escape and light dismiss, and exposes its state.
 */
export function MobileMenu({ links }: { links: NavLink[] }) {
  const t = useText()
  const id = useId()
  const menu = useRef<HTMLElement>(null)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has gone somewhere is done with the menu
  useEffect(() => menu.current?.hidePopover?.(), [key])

  const home: NavLink[] = [{ to: paths.home, label: 'pages.home' }]
  const search: NavLink[] = links.length === 0 ? [] : [{ to: paths.classSearch, label: 'shell.search' }]
  const navigate = useNavigate()
  const leave = async (event: MouseEvent) => {
    event.preventDefault()
    const { logOut } = await import('../../../features/auth/log-out.ts')
    await logOut()
    await navigate(paths.landing)
  }
  const own: NavLink[] = [
    { to: paths.favourites, label: 'pages.favourites' },
    { to: paths.recent, label: 'pages.recent' },
    { to: paths.account, label: 'pages.account' },
  ]
  return (
    <div className={styles.menu}>
      <button aria-label={t('shell.menu')} className={styles.button} popoverTarget={id} type="button">
        <Icon name="more" size={24} />
      </button>
      <nav
        aria-label={t('shell.menu')}
        className={styles.panel}
        data-surface="header"
        id={id}
        popover="auto"
        ref={menu}
      >
        <button
          aria-label={t('common.close')}
          className={styles.close}
          popoverTarget={id}
          popoverTargetAction="hide"
          type="button"
        >
          <Icon name="close" size={24} />
        </button>
        {[[...home, ...links, ...search], own].map((group) => (
          <ul className={styles.group} key={group[0]?.to ?? ''}>
            {group.map(({ to, label }) => (
              <li key={to}>
                <Link className={styles.link} to={to}>
                  {t(label)}
                </Link>
              </li>
            ))}
          </ul>
        ))}
        <ul className={styles.group}>
          <li>
            <Link className={styles.link} onClick={(event) => void leave(event)} to={paths.landing}>
              {t('account.logOut')}
            </Link>
          </li>
        </ul>
      </nav>
    </div>
  )
}
