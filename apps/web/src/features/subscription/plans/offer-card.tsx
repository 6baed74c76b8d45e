import type { AccountDisplay } from '@upbeat/rules/subscription/account-display'
import { Badge } from '@upbeat/ui/badge.tsx'
import { Heading } from '@upbeat/ui/heading.tsx'
import { useText } from '../../i18n/text.ts'
import { useMembership } from '../membership.ts'
import { leadingPlan, type Offer, offersTrial, periodMonths, pricePerMonth, savingOf } from '../plan-terms.ts'
import { usePlanText } from '../plan-text.ts'
import { usePrice } from '../price.ts'
import { OfferActions } from './offer-actions.tsx'
import styles from './offer-card.module.css'

/** A plan: its price, price per month, trial, and this member's action. */
export function OfferCard({ offer, plans }: { offer: Offer; plans: Offer['plan'][] }) {
  const t = useText()
  const price = usePrice()
  const planText = usePlanText()
  const { display, subscription, query } = useMembership()
  const { plan } = offer
  const isSubscriber = display !== null && subscriberKinds.has(display.kind)
  const isCurrent = isSubscriber && subscription?.planTag === plan.tag
  const hasTrial = !isSubscriber && offersTrial(plan, query.data ?? [])
  const leads = !isSubscriber && leadingPlan(plans, query.data ?? []) === plan
  const saving = savingOf(plan, plans)
  const monthly = pricePerMonth(plan)
  return (
    <article className={styles.card} data-current={isCurrent || undefined} data-featured={leads || undefined}>
      <div className={styles.top}>
        <Heading level={2} size="block">
          {planText.name(plan)}
        </Heading>
        {isCurrent && (
          <Badge icon="check" tone="primary">
            {t('subscription.currentPlan')}
          </Badge>
        )}
        {hasTrial && (
          <Badge tone={leads ? 'primary' : undefined}>
            {t('subscription.trialDays', { count: plan.trialPeriodDays })}
          </Badge>
        )}
        {!isCurrent && !hasTrial && saving > 0 && (
          <Badge tone={leads ? 'primary' : undefined}>{t('subscription.saving', { percent: saving })}</Badge>
        )}
      </div>
      <p className={styles.price}>
        <strong className={styles.amount}>{price(plan.price, plan.currency)}</strong>
        <span>
          {hasTrial ? t('subscription.afterTrial', { period: planText.period(plan) }) : planText.period(plan)}
        </span>
      </p>
      <div className={styles.note}>
        {hasTrial && t('subscription.trialNoCard')}
        {!hasTrial && plan.renews === false && t('subscription.notRenewed')}
        {!hasTrial &&
          plan.renews !== false &&
          (monthly !== null && periodMonths(plan) > 1
            ? t('subscription.pricePerMonth', { price: price(monthly, plan.currency) })
            : t('subscription.cancelAnyTime'))}
        {plan.benefits && (
          <ul className={styles.benefits} dir="auto">
            {plan.benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.actions}>
        <OfferActions hasTrial={hasTrial} leads={leads} offer={offer} />
      </div>
    </article>
  )
}

/** Members with a plan or free access can't have a trial. */
const subscriberKinds: ReadonlySet<AccountDisplay['kind']> = new Set<AccountDisplay['kind']>([
  'billing',
  'billingCancelled',
  'term',
  'pauseAhead',
  'paused',
  'pastDue',
  'freeAccess',
])
