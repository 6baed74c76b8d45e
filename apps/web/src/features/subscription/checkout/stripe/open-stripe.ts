import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'

let opened: Stripe | null = null

/** Fetches Stripe's script from Stripe, as it must be, and hands it the club's key. Throws where it doesn't load. */
export async function openStripe(publishableKey: string): Promise<void> {
  // It would else watch the visitor on every page from then on.
  loadStripe.setLoadParameters({ advancedFraudSignals: false })
  opened ??= await loadStripe(publishableKey)
  openedStripe()
}

export function openedStripe(): Stripe {
  if (!opened) throw new Error('Stripe is not available here.')
  return opened
}
