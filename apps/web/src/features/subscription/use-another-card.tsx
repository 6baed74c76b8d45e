import type { Subscription } from '@upbeat/contract/entities/subscription'
import { Button } from '@upbeat/ui/button.tsx'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useText } from '../i18n/text.ts'
import { useCheckout } from './use-checkout.ts'

type Props = { subscription: Subscription; fullWidth?: boolean }

/** The way out of a renewal that the card did not pay: the same plan is bought anew, with another card. */
export function UseAnotherCard({ subscription: { plan }, fullWidth = false }: Props) {
  const t = useText()
  const goToCheckout = useCheckout()
  const label = t('subscription.useAnotherCard')
  const size = fullWidth ? 'large' : 'medium'
  // What the club no longer sells by that name is to be chosen again.
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
