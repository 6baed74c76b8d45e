import type { CardSetup as CardSetupReply, PaymentProvider } from '@upbeat/contract/entities/payment-provider'
import type { Config } from '../../../config.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import type { Context, MemberContext } from '../../../platform/http/context.ts'
import type { Limits } from '../../../platform/limits/limits.ts'
import type { Members } from '../../members/member.ts'
import { contactOf } from '../billing/customer-contact.ts'
import type { PaymentsFor } from '../billing/payments.ts'
import type { CardSetup } from './card-setup.ts'

export type CardService = ReturnType<typeof createCardService>
type Parts = {
  paymentsFor: PaymentsFor
  limits: Pick<Limits, 'count'>
  config: Pick<Config, 'CARD_FORMS_PER_MEMBER' | 'CARD_FORMS_PER_ADDRESS'>
  /** For the external provider; null if none is configured. */
  cardSetup: CardSetup | null
  members: Pick<Members, 'findById' | 'keepCustomer'>
}

/** What the checkout needs before a card is entered. */
export function createCardService({ paymentsFor, cardSetup, members, limits, config }: Parts) {
  const becoming = new Map<string, Promise<string>>()

  /** @throws Failure unavailable if the club has no payment provider */
  async function provider({ tenant }: Context): Promise<PaymentProvider> {
    const payments = paymentsFor(tenant)
    if (payments?.provider === 'sandbox') return { provider: 'sandbox' }
    if (!payments || !cardSetup) throw new Failure('unavailable')
    return { provider: 'stripe', publishableKey: cardSetup.publishableKey }
  }

  /**
   * Opens a card form. They are counted, because stolen cards can be tested in such forms without our noticing.
   * @throws Failure notFound if cards aren't taken with this form, unavailable, tooManyRequests
   */
  async function prepare(context: MemberContext): Promise<CardSetupReply> {
    if (!cardSetup || paymentsFor(context.tenant)?.provider !== 'stripe') throw new Failure('notFound')
    const { tenantId, memberId, address, now } = context
    const [ofMember, fromHere] = [`card-forms:${tenantId}:of:${memberId}`, `card-forms:${tenantId}:from:${address}`]
    await limits.count({ key: ofMember, most: config.CARD_FORMS_PER_MEMBER, windowSeconds: 3600 }, now)
    await limits.count({ key: fromHere, most: config.CARD_FORMS_PER_ADDRESS, windowSeconds: 3600 }, now)
    try {
      return { clientSecret: await cardSetup.clientSecretFor(await customerOf(context, cardSetup)) }
    } catch (cause) {
      throw cause instanceof Failure ? cause : new Failure('unavailable', { cause })
    }
  }

  /** Simultaneous calls for a member share one request. */
  function customerOf(context: MemberContext, setup: CardSetup): Promise<string> {
    const asking = becoming.get(context.memberId) ?? findCustomer(context, setup)
    becoming.set(context.memberId, asking)
    return asking.finally(() => becoming.delete(context.memberId))
  }

  async function findCustomer({ tenantId, memberId }: MemberContext, setup: CardSetup): Promise<string> {
    const row = await members.findById(tenantId, memberId)
    if (!row) throw new Failure('sessionExpired')
    if (row.paymentCustomer !== null) return row.paymentCustomer
    const customer = await setup.customerFor({ tenantId, memberId, ...contactOf(row) })
    await members.keepCustomer(tenantId, memberId, customer)
    return customer
  }

  return { provider, prepare }
}
