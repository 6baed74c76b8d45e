import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'

let opened: Stripe | null = null

/** Loads Stripe.js from Stripe, as required, with the club's key. Throws if it fails to load. */
export async function openStripe(publishableKey: string): Promise<void> {
  // Otherwise it would track the visitor on every page from then on.
  loadStripe.setLoadParameters({ advancedFraudSignals: false })
  opened ??= await loadStripe(publishableKey)
  openedStripe()
}

export function openedStripe(): Stripe {
  if (!opened) throw new Error('Stripe is not available here.')
  return opened
}
