import type { Subscription } from '@upbeat/contract/entities/subscription'
import { Button } from '@upbeat/ui/button.tsx'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../i18n/text.ts'
import { useCheckout } from '../use-checkout.ts'

type Props = { subscription: Subscription; fullWidth?: boolean }

/** Buys the same plan again with another card, after a failed renewal. */
export function UseAnotherCard({ subscription: { plan }, fullWidth = false }: Props) {
  const t = useText()
  const goToCheckout = useCheckout()
  const label = t('subscription.useAnotherCard')
  const size = fullWidth ? 'large' : 'medium'
  // A plan that is no longer sold must be chosen again.
  if (!plan) {
    return (
      <Button fullWidth={fullWidth} render={<Link to={paths.subscribe} />} size={size}>
        {label}
      </Button>
    )
  }
  return (
    <Button
      fullWidth={fullWidth}
      onClick={() => goToCheckout({ planId: plan.tag, productId: plan.productId })}
      size={size}
    >
      {label}
    </Button>
  )
}
