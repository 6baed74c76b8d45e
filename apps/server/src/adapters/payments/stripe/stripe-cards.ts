import type { CardSetup } from '../../../modules/subscription/purchase/card-setup.ts'
import type { StripeClient } from './stripe-client.ts'

/** Sets a card up for later charges: the bank's authentication happens now, not when money is due. */
export function createStripeCards(stripe: StripeClient, form: CardSetup['form']): CardSetup {
  return {
    form,
    customerFor: async ({ tenantId, memberId, email, name }) => {
      const customer = await stripe.customers.create(
        { email, ...(name && { name }), metadata: { upbeat_tenant: tenantId, upbeat_member: memberId } },
        { idempotencyKey: `customer:${memberId}` },
      )
      return customer.id
    },
    clientSecretFor: async (customer) => {
      const { data } = await stripe.setupIntents.list({ customer, limit: 1 })
      const [newest] = data
      if (newest?.status === 'requires_payment_method' && newest.client_secret) return newest.client_secret
      const intent = await stripe.setupIntents.create({
        customer,
        usage: 'off_session',
        allowed_payment_method_types: ['card'],
      })
      return intent.client_secret ?? ''
    },
    forget: async (customer) => {
      // Deleting a customer also ends its subscriptions.
      await stripe.customers.del(customer).catch((error: { statusCode?: number }) => {
        if (error.statusCode !== 404) throw error
      })
    },
  }
}
