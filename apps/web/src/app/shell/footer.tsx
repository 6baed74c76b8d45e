import { languageSelectorShown } from '@upbeat/rules/tenant/switches'
import { Link } from 'react-router'
import { useSignedIn } from '../../features/auth/auth-store.ts'
import { useText } from '../../features/i18n/text.ts'
import { askForStatistics } from '../../features/statistics/statistics.ts'
import { useTenant } from '../../features/tenant/tenant-store.ts'
import { clock } from '../../lib/clock.ts'
import { buildVersion } from '../build-version.ts'
import styles from './footer.module.css'
import { LanguageSelector } from './language-selector.tsx'
import { footerLinks } from './nav-links.ts'

/** The footer of every page: links, language, copyright and build version (SHELL-08 to SHELL-10, TEN-20). */
export function Footer() {
  const t = useText()
  const tenant = useTenant()
  const signedIn = useSignedIn()
  const year = String(new Date(clock.now()).getFullYear())
  return (
    <footer className={styles.footer} data-surface="footer">
      <div className={styles.row}>
        <p className={styles.club}>
          <bdi>{tenant.displayName}</bdi>
        </p>
        <nav aria-label={t('shell.footerNavigation')}>
          <ul className={styles.links}>
            {footerLinks(tenant, signedIn).map(({ to, label }) => (
              <li key={to}>
                <Link className={styles.link} to={to}>
                  {t(label)}
                </Link>
              </li>
            ))}
            {tenant.analyticsConsent && (
              <li>
                <button className={styles.link} onClick={askForStatistics} type="button">
                  {t('shell.statistics')}
                </button>
              </li>
            )}
          </ul>
        </nav>
        {languageSelectorShown(tenant) && <LanguageSelector />}
      </div>
      <div className={styles.small}>
        <p>{t('shell.copyright', { year, copyright: tenant.copyright })}</p>
        <p>{t('shell.version', { version: buildVersion() })}</p>
      </div>
    </footer>
  )
}
