import { testMode } from '@upbeat/rules/tenant/switches'
import { useText } from '../../features/i18n/text.ts'
import { useTenant } from '../../features/tenant/tenant-store.ts'
import styles from './test-mode-banner.module.css'

/** Says that nobody is charged if the club is in test mode (D-53). */
export function TestModeBanner() {
  const t = useText()
  return testMode(useTenant()) ? <p className={styles.banner}>{t('shell.testMode')}</p> : null
}
