import { useQuery } from '@tanstack/react-query'
import type { Plan } from '@upbeat/contract/entities/product'
import { discountFieldShown } from '@upbeat/rules/tenant/discount-field-shown'
import { Button } from '@upbeat/ui/button.tsx'
import { ErrorState } from '@upbeat/ui/error-state.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { Heading } from '@upbeat/ui/heading.tsx'
import { Icon } from '@upbeat/ui/icon.tsx'
import { Skeleton } from '@upbeat/ui/skeleton.tsx'
import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { clock } from '../../../lib/clock.ts'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../i18n/text.ts'
import { useTenant } from '../../tenant/tenant-store.ts'
import { usePrice } from '../price.ts'
import { purchase } from '../purchase.ts'
import { purchaseProblem } from '../purchase-problem.ts'
import { type ChosenPlan, useSubscription } from '../subscription-store.ts'
import { useWantedClass } from '../use-wanted-class.ts'
import { orderTotal } from './order-total.ts'
import styles from './payment-form.module.css'
import { type CardFieldsHandle, loadPaymentProvider } from './payment-provider.ts'

/** Takes the card and pays; repeated presses pay once. */
export function PaymentForm({ chosen, plan }: { chosen: ChosenPlan; plan: Plan }) {
  const t = useText()
  const price = usePrice()
  const tenant = useTenant()
  const navigate = useNavigate()
  const { state } = useWantedClass()
  const card = useRef<CardFieldsHandle>(null)
  const paying = useRef(false)
  const [busy, setBusy] = useState(false)
  const [notice, setNotice] = useState('')
  const discount = useSubscription((state) => state.discount)
  const provider = useQuery({ queryKey: ['paymentProvider'], queryFn: loadPaymentProvider, staleTime: 'static' })
  const { today } = orderTotal(plan, discount, clock.now())

  async function pay(event: FormEvent) {
    event.preventDefault()
    if (paying.current) return
    paying.current = true
    setBusy(true)
    setNotice('')
    try {
      const sourceToken = await card.current?.tokenise()
      if (!sourceToken) return
      await purchase(chosen, sourceToken)
      await navigate(paths.subscriptionComplete, { replace: true, state })
    } catch (error) {
      answer(error)
    } finally {
      paying.current = false
      setBusy(false)
    }
  }

  function answer(error: unknown) {
    const { place, text } = purchaseProblem(error, t)
    if (place === 'card') card.current?.refuse(text)
    else if (place === 'code' && discountFieldShown(tenant)) {
      useSubscription.setState({ discount: null, couponError: text })
    } else setNotice(text)
  }

  if (provider.isError) {
    return (
      <ErrorState
        busy={provider.isFetching}
        onRetry={() => void provider.refetch()}
        retryLabel={t('common.retry')}
        title={t('subscription.paymentLoadFailed')}
      />
    )
  }
  const CardFields = provider.data?.CardFields
  return (
    <form
      aria-label={t('subscription.payment')}
      className={styles.form}
      noValidate
      onSubmit={(event) => void pay(event)}
    >
      <Heading level={2} size="block">
        {t('subscription.payment')}
      </Heading>
      {CardFields ? <CardFields disabled={busy} ref={card} /> : <Skeleton height="11.5rem" />}
      <p className={styles.safe}>
        <Icon name="lock" size={20} />
        {t('subscription.cardSafe')}
      </p>
      <div className={styles.bar}>
        <FormNotice text={notice} />
        <Button busy={busy} disabled={!CardFields} fullWidth size="large" type="submit">
          {busy ? t('subscription.paying') : t('subscription.pay', { price: price(today, plan.currency) })}
        </Button>
      </div>
    </form>
  )
}
