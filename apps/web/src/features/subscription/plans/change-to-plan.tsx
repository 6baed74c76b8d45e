import { useMutation } from '@tanstack/react-query'
import type { Subscription } from '@upbeat/contract/entities/subscription'
import { Button } from '@upbeat/ui/button.tsx'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { clock } from '../../../lib/clock.ts'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../i18n/text.ts'
import { AmountDialog } from '../manage/amount-dialog.tsx'
import { AmountRow } from '../manage/amount-row.tsx'
import { changePlan } from '../manage/change-plan.ts'
import { reloadSubscriptions } from '../manage/keep-subscription.ts'
import { planChangeCost } from '../manage/plan-change-cost.ts'
import type { Offer } from '../plan-terms.ts'
import { usePlanText } from '../plan-text.ts'
import { usePrice } from '../price.ts'

/** Changes a subscriber to this plan, after explaining the effect and today's cost (SUB-39). */
export function ChangeToPlan({ offer, subscription }: { offer: Offer; subscription: Subscription }) {
  const t = useText()
  const price = usePrice()
  const planText = usePlanText()
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const { plan, productId } = offer
  const name = planText.name(plan)
  const change = useMutation({
    mutationFn: () => changePlan(subscription, { planId: plan.tag, productId }),
    meta: { quiet: true },
    onSuccess: (changed) => void (changed && navigate(paths.account)),
  })
  const today = planChangeCost(plan, subscription, clock.now())

  function ask() {
    change.reset()
    setOpen(true)
    // The unused value of the current plan decreases every day.
    void reloadSubscriptions()
  }

  return (
    <>
      <Button fullWidth onClick={ask} size="large" variant="secondary">
        {t('subscription.chooseNamed', { plan: name })}
      </Button>
      <AmountDialog
        change={change}
        description={t('subscription.changeText', {
          price: price(plan.price, plan.currency),
          period: planText.period(plan),
        })}
        label={t('subscription.changePlan')}
        onOpenChange={setOpen}
        open={open}
        title={t('subscription.changeQuestion', { plan: name })}
      >
        {today !== null && <AmountRow amount={price(today, plan.currency)} label={t('subscription.totalToday')} />}
      </AmountDialog>
    </>
  )
}
