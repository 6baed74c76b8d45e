import type { ComponentType, Ref } from 'react'
import { api } from '../../../lib/api.ts'

/** What the checkout asks of a card form, whoever draws it. */
export type CardFieldsHandle = {
  /** The token that stands for the card; `null` where the fields now say what is wrong. Throws the ApiError. */
  tokenise(): Promise<string | null>
  /** Says at the card what the bank said of it, and puts the focus there. */
  refuse(message: string): void
}
export type CardFieldsProps = { ref: Ref<CardFieldsHandle>; disabled: boolean }

/**
 * The port to a card payment provider (D-75): its own card fields, whose numbers go to the provider alone. The sandbox draws
 * ours; Stripe puts its element in the same place.
 */
export type PaymentProvider = { CardFields: ComponentType<CardFieldsProps> }

/** Loads the club's provider; nothing of it is loaded before someone pays. */
export async function loadPaymentProvider(): Promise<PaymentProvider> {
  const known = await api('getPaymentProvider')
  if (known.provider === 'stripe') {
    const [{ openStripe }, { StripeCardFields }] = await Promise.all([
      import('./stripe/open-stripe.ts'),
      import('./stripe/stripe-card-fields.tsx'),
    ])
    await openStripe(known.publishableKey)
    return { CardFields: StripeCardFields }
  }
  const { SandboxCardFields } = await import('./sandbox/sandbox-card-fields.tsx')
  return { CardFields: SandboxCardFields }
}
