import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'

let opened: Stripe | null = null

type Form = { publishableKey: string; account?: string | undefined }

/** Loads Stripe.js from Stripe, as required, for the club's account. Throws if it fails to load. */
export async function openStripe({ publishableKey, account }: Form): Promise<void> {
  // Otherwise it would track the visitor on every page from then on.
  loadStripe.setLoadParameters({ advancedFraudSignals: false })
  opened ??= await loadStripe(publishableKey, account ? { stripeAccount: account } : undefined)
  openedStripe()
}

export function openedStripe(): Stripe {
  if (!opened) throw new Error('Stripe is not available here.')
  return opened
}
