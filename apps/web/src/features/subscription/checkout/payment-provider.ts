import type { ComponentType, Ref } from 'react'
import { api } from '../../../lib/api/api.ts'

/** The interface of a card form to the checkout. */
export type CardFieldsHandle = {
  /** Returns a token for the card; `null` if the fields now show errors. @throws ApiError */
  tokenise(): Promise<string | null>
  /** Shows the bank's error at the card field and focuses it. */
  refuse(message: string): void
}
export type CardFieldsProps = { ref: Ref<CardFieldsHandle>; disabled: boolean }

/**
 * The port to a payment provider's card form (D-75), whose card numbers go only to the provider. The sandbox renders our own fields; Stripe
 * mounts its element in the same place.
 */
export type PaymentProvider = { CardFields: ComponentType<CardFieldsProps> }

/** Loads the club's payment provider, on demand at the checkout. */
export async function loadPaymentProvider(): Promise<PaymentProvider> {
  const known = await api('getPaymentProvider')
  if (known.provider === 'stripe') {
    const [{ openStripe }, { StripeCardFields }] = await Promise.all([
      import('./stripe/open-stripe.ts'),
      import('./stripe/stripe-card-fields.tsx'),
    ])
    await openStripe(known)
    return { CardFields: StripeCardFields }
  }
  const { SandboxCardFields } = await import('./sandbox/sandbox-card-fields.tsx')
  return { CardFields: SandboxCardFields }
}
