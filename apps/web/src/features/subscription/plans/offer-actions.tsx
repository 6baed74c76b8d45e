import type { AccountDisplay } from '@upbeat/rules/subscription/account-display'
import { isCancelled } from '@upbeat/rules/subscription/subscription-like'
import { useText } from '../../i18n/text.ts'
import { UseAnotherCard } from '../manage/use-another-card.tsx'
import { useMembership } from '../membership.ts'
import { BuyPlan, type BuyPlanProps } from './buy-plan.tsx'
import { ChangeToPlan } from './change-to-plan.tsx'
import styles from './offer-card.module.css'

/** Members who change from one paid plan to another. */
const changeable: ReadonlySet<AccountDisplay['kind'] | undefined> = new Set<AccountDisplay['kind']>([
  'billing',
  'billingCancelled',
  'term',
])

/** The action available to this member for a plan; none while a code gives free access. */
export function OfferActions({ offer, hasTrial, leads }: BuyPlanProps) {
  const t = useText()
  const { display, subscription } = useMembership()
  const isOwn = subscription?.planTag === offer.plan.tag
  // A paused membership is continued or cancelled in the account first.
  if (display?.kind === 'freeAccess' || display?.kind === 'pauseAhead' || display?.kind === 'paused') return null
  if (subscription && changeable.has(display?.kind)) {
    if (!isOwn) return <ChangeToPlan offer={offer} subscription={subscription} />
    return isCancelled(subscription) && <p className={styles.note}>{t('subscription.cancelled')}</p>
  }
  // The failed card must not be charged for another plan either.
  if (subscription && display?.kind === 'pastDue' && isOwn)
    return <UseAnotherCard fullWidth subscription={subscription} />
  return <BuyPlan hasTrial={hasTrial} leads={leads} offer={offer} />
}
