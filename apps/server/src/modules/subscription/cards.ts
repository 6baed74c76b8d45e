import type { CardSetup as CardSetupReply, PaymentProvider } from '@upbeat/contract/entities/payment-provider'
import type { Context, MemberContext } from '../../platform/http/context.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Members } from '../account/member.ts'
import type { CardSetup } from './card-setup.ts'
import { contactOf } from './customer-contact.ts'
import type { PaymentsFor } from './payments.ts'

export type CardService = ReturnType<typeof createCardService>
type Parts = {
  paymentsFor: PaymentsFor
  /** Of the provider outside; null where none is configured. */
  cardSetup: CardSetup | null
  members: Pick<Members, 'findById' | 'keepCustomer'>
}

/** What the checkout needs to know before a card is typed. */
export function createCardService({ paymentsFor, cardSetup, members }: Parts) {
  /** @throws Failure unavailable where nobody takes the club's money */
  async function provider({ tenant }: Context): Promise<PaymentProvider> {
    const payments = paymentsFor(tenant)
    if (payments?.provider === 'sandbox') return { provider: 'sandbox' }
    if (!payments || !cardSetup) throw new Failure('unavailable')
    return { provider: 'stripe', publishableKey: cardSetup.publishableKey }
  }

  /** @throws Failure notFound where cards are taken otherwise, unavailable */
  async function prepare(context: MemberContext): Promise<CardSetupReply> {
    if (!cardSetup || paymentsFor(context.tenant)?.provider !== 'stripe') throw new Failure('notFound')
    try {
      return { clientSecret: await cardSetup.clientSecretFor(await customerOf(context, cardSetup)) }
    } catch (cause) {
      throw cause instanceof Failure ? cause : new Failure('unavailable', { cause })
    }
  }

  async function customerOf({ tenantId, memberId }: MemberContext, setup: CardSetup): Promise<string> {
    const row = await members.findById(tenantId, memberId)
    if (!row) throw new Failure('sessionExpired')
    if (row.paymentCustomer !== null) return row.paymentCustomer
    const customer = await setup.customerFor({ tenantId, memberId, ...contactOf(row) })
    await members.keepCustomer(tenantId, memberId, customer)
    return customer
  }

  return { provider, prepare }
}
