import { useMutation } from '@tanstack/react-query'
import { Button } from '@upbeat/ui/button.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { useNavigate } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../i18n/text.ts'
import type { Offer } from '../plan-terms.ts'
import { usePlanText } from '../plan-text.ts'
import { startTrial } from '../start-trial.ts'
import { trialProblem } from '../trial-problem.ts'
import { useCheckout } from '../use-checkout.ts'
import { useWantedClass } from '../use-wanted-class.ts'

/** `leads`: the highlighted plan, with the primary button. */
export type BuyPlanProps = { offer: Offer; hasTrial: boolean; leads: boolean }

/** The actions for a member without a plan: the trial, if available, and the checkout. */
export function BuyPlan({ offer, hasTrial, leads }: BuyPlanProps) {
  const t = useText()
  const planText = usePlanText()
  const navigate = useNavigate()
  const goToCheckout = useCheckout()
  const { state } = useWantedClass()
  const { plan, productId } = offer
  const chosen = { planId: plan.tag, productId }
  const variant = leads ? 'primary' : 'secondary'
  const trial = useMutation({
    mutationFn: () => startTrial(chosen),
    meta: { quiet: true },
    onSuccess: () => void navigate(paths.subscriptionComplete, { state }),
  })

  if (!hasTrial) {
    return (
      <Button
        disabled={plan.interval === 'trial'}
        fullWidth
        onClick={() => goToCheckout(chosen)}
        size="large"
        variant={variant}
      >
        {t('subscription.chooseNamed', { plan: planText.name(plan) })}
      </Button>
    )
  }
  return (
    <>
      <FormNotice text={trial.error ? trialProblem(trial.error, t) : ''} />
      <Button busy={trial.isPending} fullWidth onClick={() => trial.mutate()} size="large" variant={variant}>
        {t('subscription.startTrial')}
      </Button>
      {plan.interval !== 'trial' && (
        <Button fullWidth onClick={() => goToCheckout(chosen)} variant="quiet">
          {t('subscription.subscribeNow')}
        </Button>
      )}
    </>
  )
}
