import type { Plan } from '@upbeat/contract/entities/product'
import { discountFieldShown } from '@upbeat/rules/tenant/discount-field-shown'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { Heading } from '@upbeat/ui/heading.tsx'
import { clock } from '../../../lib/clock.ts'
import { useText } from '../../i18n/text.ts'
import { useTenant } from '../../tenant/tenant-store.ts'
import { useClubDate } from '../../tenant/use-club-date.ts'
import { useMembership } from '../membership.ts'
import { usePlanText } from '../plan-text.ts'
import { usePrice } from '../price.ts'
import { useSubscription } from '../subscription-store.ts'
import { DiscountCode } from './discount-code.tsx'
import styles from './order-summary.module.css'
import { orderTotal } from './order-total.ts'
import { trialGivenUp } from './trial-given-up.ts'

/** The plan, its price today, and its renewal price and date. */
export function OrderSummary({ plan }: { plan: Plan }) {
  const t = useText()
  const price = usePrice()
  const day = useClubDate()
  const planText = usePlanText()
  const tenant = useTenant()
  const discount = useSubscription((state) => state.discount)
  const trialEnd = trialGivenUp(useMembership().display, clock.now())
  const renews = plan.renews !== false
  const total = orderTotal(plan, discount, clock.now())
  return (
    <section aria-label={t('subscription.order')} className={styles.card}>
      <Heading level={2} size="block">
        {t('subscription.order')}
      </Heading>
      <dl className={styles.rows}>
        <div className={styles.row}>
          <dt>
            {planText.name(plan)}
            <span className={styles.small}>{planText.period(plan)}</span>
          </dt>
          <dd>{price(plan.price, plan.currency)}</dd>
        </div>
        {discount && (
          <div className={styles.row}>
            <dt>
              {t('subscription.discount')}
              <span className={styles.small}>
                {discount.percentageOff === null
                  ? discount.code
                  : total.discountEndsAt === null
                    ? t('subscription.codeApplied', { percent: discount.percentageOff })
                    : t('subscription.discountUntil', {
                        percent: discount.percentageOff,
                        date: day(total.discountEndsAt),
                      })}
              </span>
            </dt>
            <dd>{price(-total.discount, plan.currency)}</dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>{t('subscription.totalToday')}</dt>
          <dd aria-live="polite">{price(total.today, plan.currency)}</dd>
        </div>
        <div className={styles.renewal}>
          {renews ? (
            <>
              <dt>{t('subscription.renewsOn', { date: day(total.renewsAt) })}</dt>
              <dd>{price(total.renewal, plan.currency)}</dd>
            </>
          ) : (
            <dt>{t('subscription.endsOn', { date: day(total.renewsAt) })}</dt>
          )}
        </div>
      </dl>
      {trialEnd !== null && (
        <FormNotice text={t('subscription.trialEndsByPaying', { date: day(trialEnd) })} tone="info" />
      )}
      {discountFieldShown(tenant) && <DiscountCode />}
      <p className={styles.note}>{t(renews ? 'subscription.cancelAnyTime' : 'subscription.notRenewed')}</p>
    </section>
  )
}
