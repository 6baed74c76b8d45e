import { Icon } from '@upbeat/ui/icon.tsx'
import { Link } from 'react-router'
import { useText } from '../../lib/i18n/use-text.ts'
import { useTimes } from '../../lib/i18n/use-times.ts'
import styles from './second-factor-banner.module.css'

/** The deadline for setting up a second factor, with a link (STAFF-07). */
export function SecondFactorBanner({ dueAt }: { dueAt: string }) {
  const t = useText()
  const times = useTimes()
  return (
    <aside aria-label={t('shell.secondFactor')} className={styles.banner}>
      <Icon name="shield" />
      <p className={styles.text}>
        {t('shell.secondFactorDue', { when: times.moment(dueAt) })}{' '}
        <Link className={styles.link} to="/account#second-factor">
          {t('shell.secondFactorSetUp')}
        </Link>
      </p>
    </aside>
  )
}
