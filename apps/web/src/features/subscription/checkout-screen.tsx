import { useQuery } from '@tanstack/react-query'
import { isNetworkFailure } from '@upbeat/client/api-error.ts'
import { Button } from '@upbeat/ui/button.tsx'
import { ErrorState } from '@upbeat/ui/error-state.tsx'
import { Heading } from '@upbeat/ui/heading.tsx'
import { PageWidth } from '@upbeat/ui/page-width.tsx'
import { useEffect, useState } from 'react'
import { Link, Navigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useText } from '../i18n/text.ts'
import { CheckoutSkeleton } from './checkout/checkout-skeleton.tsx'
import { OrderSummary } from './checkout/order-summary.tsx'
import { PaymentForm } from './checkout/payment-form.tsx'
import styles from './checkout-screen.module.css'
import { keepOrder } from './keep-order.ts'
import { productsQuery } from './products-query.ts'
import { useSubscription } from './subscription-store.ts'
import { useWantedClass } from './use-wanted-class.ts'

/** The checkout page (ROUTE-23, SUB-36). */
export function CheckoutScreen() {
  const t = useText()
  const { state } = useWantedClass()
  // The purchase clears the selection before the page is left.
  const [chosen] = useState(() => useSubscription.getState().chosen)
  useEffect(() => {
    keepOrder()
    return useSubscription.subscribe(keepOrder)
  }, [])
  const { data, isError, error, isFetching, refetch } = useQuery(productsQuery())
  const plan = data
    ?.find(({ productId }) => productId === chosen?.productId)
    ?.plans.find(({ tag }) => tag === chosen?.planId)

  if (!chosen || (data && !plan)) return <Navigate replace state={state} to={paths.subscribe} />
  return (
    <PageWidth className={styles.page}>
      <div className={styles.head}>
        <Heading level={1}>{t('subscription.checkout')}</Heading>
        <Button icon="chevron-start" render={<Link state={state} to={paths.subscribe} />} size="small" variant="quiet">
          {t('subscription.otherPlan')}
        </Button>
      </div>
      {isError && (
        <ErrorState
          busy={isFetching}
          onRetry={() => void refetch()}
          retryLabel={t('common.retry')}
          title={t(isNetworkFailure(error) ? 'errors.network' : 'errors.internal')}
        />
      )}
      {!isError && !plan && <CheckoutSkeleton />}
      {plan && (
        <div className={styles.columns}>
          <OrderSummary plan={plan} />
          <PaymentForm chosen={chosen} plan={plan} />
        </div>
      )}
    </PageWidth>
  )
}
