import { thirdPartyEnabled } from '@upbeat/rules/tenant/switches'
import { Heading } from '@upbeat/ui/heading.tsx'
import { PageWidth } from '@upbeat/ui/page-width.tsx'
import { usePageTitle } from '../../lib/page/page-title.ts'
import { useText } from '../i18n/text.ts'
import { useTenant } from '../tenant/tenant-store.ts'
import { ManagedElsewhere } from './plans/managed-elsewhere.tsx'
import { PlanPicker } from './plans/plan-picker.tsx'
import styles from './subscribe-screen.module.css'

/** The plans page (ROUTE-22). Members can't buy here if memberships are managed elsewhere (D-34). */
export function SubscribeScreen() {
  const t = useText()
  const managedElsewhere = thirdPartyEnabled(useTenant())
  usePageTitle(managedElsewhere ? t('subscription.title') : null)
  return (
    <PageWidth className={styles.page}>
      <div className={styles.head}>
        <Heading level={1}>{t(managedElsewhere ? 'subscription.title' : 'subscription.choosePlan')}</Heading>
        {!managedElsewhere && <p className={styles.hint}>{t('subscription.chooseHint')}</p>}
      </div>
      {managedElsewhere ? <ManagedElsewhere /> : <PlanPicker />}
    </PageWidth>
  )
}
