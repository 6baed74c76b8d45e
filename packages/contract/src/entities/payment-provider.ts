import { z } from 'zod'

/** The club's payment provider and the parameters of its browser form. */
export const PaymentProvider = z
  .discriminatedUnion('provider', [
    z.object({ provider: z.literal('sandbox') }),
    z.object({
      provider: z.literal('stripe'),
      publishableKey: z.string(),
      /** For which account the form is opened, if the key is a platform's. */
      account: z.string().optional(),
    }),
  ])
  .meta({ id: 'PaymentProvider' })
export type PaymentProvider = z.infer<typeof PaymentProvider>

/** The parameters for collecting one card in the provider's form. */
export const CardSetup = z.object({ clientSecret: z.string() }).meta({ id: 'CardSetup' })
export type CardSetup = z.infer<typeof CardSetup>
