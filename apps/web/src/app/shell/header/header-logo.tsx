import { contentModeTenant } from '@upbeat/rules/tenant/switches'
import { Link } from 'react-router'
import { useText } from '../../../features/i18n/text.ts'
import { useTenant } from '../../../features/tenant/tenant-store.ts'
import { paths } from '../../../lib/paths.ts'
import styles from './header-logo.module.css'

/** The club's logo, or its name without one; links to the start page (SHELL-01, SHELL-02). */
export function HeaderLogo() {
  const t = useText()
  const tenant = useTenant()
  const club = tenant.displayName
  return (
    <Link
      aria-label={t('shell.logo', { club })}
      className={styles.logo}
      to={contentModeTenant(tenant) ? paths.clubList : paths.landing}
    >
      {tenant.logoUrl ? (
        <img alt="" className={styles.image} src={tenant.logoUrl} />
      ) : (
        <span className={styles.name}>{club}</span>
      )}
    </Link>
  )
}
