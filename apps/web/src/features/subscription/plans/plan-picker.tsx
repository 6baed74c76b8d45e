import { useQuery } from '@tanstack/react-query'
import { isNetworkFailure } from '@upbeat/client/api-error.ts'
import { listPageSize } from '@upbeat/rules/constants'
import { Button } from '@upbeat/ui/button.tsx'
import { EmptyState } from '@upbeat/ui/empty-state.tsx'
import { ErrorState } from '@upbeat/ui/error-state.tsx'
import { type CSSProperties, useState } from 'react'
import { useSignedIn } from '../../auth/auth-store.ts'
import { useText } from '../../i18n/text.ts'
import { useMembership } from '../membership.ts'
import { productsQuery } from '../products-query.ts'
import { AccessCodeEntry } from './access-code-entry.tsx'
import { MembershipNotice } from './membership-notice.tsx'
import { OfferCard } from './offer-card.tsx'
import styles from './plan-picker.module.css'
import { PlansSkeleton } from './plans-skeleton.tsx'

/** The club's plans, ten at first (SUB-42). What a member can do with one depends on their membership, so both are awaited. */
export function PlanPicker() {
  const t = useText()
  const [pages, setPages] = useState(1)
  const products = useQuery(productsQuery())
  const membership = useMembership().query
  const needed = useSignedIn() ? [products, membership] : [products]
  const failed = needed.find(({ isError }) => isError)

  if (failed) {
    return (
      <ErrorState
        busy={failed.isFetching}
        onRetry={() => void failed.refetch()}
        retryLabel={t('common.retry')}
        title={t(isNetworkFailure(failed.error) ? 'errors.network' : 'errors.internal')}
      />
    )
  }
  if (!products.data || needed.some(({ isPending }) => isPending)) return <PlansSkeleton />
  const offers = products.data.flatMap(({ productId, plans }) => plans.map((plan) => ({ productId, plan })))
  const plans = offers.map(({ plan }) => plan)
  const shown = offers.slice(0, pages * listPageSize)
  return (
    <div className={styles.picker}>
      <MembershipNotice />
      {offers.length === 0 ? (
        <EmptyState icon="calendar" title={t('subscription.noPlans')} />
      ) : (
        <ul className={styles.plans} style={{ '--plans': shown.length } as CSSProperties}>
          {shown.map((offer) => (
            <li className={styles.item} key={`${offer.productId} ${offer.plan.tag}`}>
              <OfferCard offer={offer} plans={plans} />
            </li>
          ))}
        </ul>
      )}
      {shown.length < offers.length && (
        <Button onClick={() => setPages(pages + 1)} variant="secondary">
          {t('common.showMore')}
        </Button>
      )}
      <AccessCodeEntry />
    </div>
  )
}
