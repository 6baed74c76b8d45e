import { z } from 'zod'

/** Who takes the club's cards, and what the form in the browser is opened with. */
export const PaymentProvider = z
  .discriminatedUnion('provider', [
    z.object({ provider: z.literal('sandbox') }),
    z.object({ provider: z.literal('stripe'), publishableKey: z.string() }),
  ])
  .meta({ id: 'PaymentProvider' })
export type PaymentProvider = z.infer<typeof PaymentProvider>

/** What the provider's form takes one card with. */
export const CardSetup = z.object({ clientSecret: z.string() }).meta({ id: 'CardSetup' })
export type CardSetup = z.infer<typeof CardSetup>
