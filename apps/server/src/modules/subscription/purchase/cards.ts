import type { CardSetup as CardSetupReply, PaymentProvider } from '@upbeat/contract/entities/payment-provider'
import type { Config } from '../../../config.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import type { Context, MemberContext } from '../../../platform/http/context.ts'
import type { Limits } from '../../../platform/limits/limits.ts'
import type { Tenant } from '../../../platform/tenancy/tenant.ts'
import type { Members } from '../../members/member.ts'
import { contactOf } from '../billing/customer-contact.ts'
import type { PaymentsFor } from '../billing/payments.ts'
import type { OutsideAt } from '../provider/outside-provider.ts'
import type { CardSetup } from './card-setup.ts'

export type CardService = ReturnType<typeof createCardService>
type Parts = {
  paymentsFor: PaymentsFor
  limits: Pick<Limits, 'count'>
  config: Pick<Config, 'CARD_FORMS_PER_MEMBER' | 'CARD_FORMS_PER_ADDRESS'>
  outsideAt: OutsideAt
  members: Pick<Members, 'findById' | 'keepCustomer'>
}

type Taker = { account: string | null; setup: CardSetup }

/** What the checkout needs before a card is entered. */
export function createCardService({ paymentsFor, outsideAt, members, limits, config }: Parts) {
  const becoming = new Map<string, Promise<string>>()

  /** The account that takes the club's cards now; null if no external one does. */
  function takerOf(tenant: Tenant): Taker | null {
    const payments = paymentsFor(tenant)
    if (payments?.provider !== 'stripe') return null
    const outside = outsideAt({ tenantId: tenant.id, paymentAccount: payments.account })
    return outside && { account: payments.account, setup: outside.cards }
  }

  /** @throws Failure unavailable if the club has no payment provider */
  async function provider({ tenant }: Context): Promise<PaymentProvider> {
    if (paymentsFor(tenant)?.provider === 'sandbox') return { provider: 'sandbox' }
    const taker = takerOf(tenant)
    if (!taker) throw new Failure('unavailable')
    const { publishableKey, account } = taker.setup.form
    return { provider: 'stripe', publishableKey, ...(account !== null && { account }) }
  }

  /**
   * Opens a card form. They are counted, because stolen cards can be tested in such forms without our noticing.
   * @throws Failure notFound if cards aren't taken with this form, unavailable, tooManyRequests
   */
  async function prepare(context: MemberContext): Promise<CardSetupReply> {
    const taker = takerOf(context.tenant)
    if (!taker) throw new Failure('notFound')
    const { tenantId, memberId, address, now } = context
    const [ofMember, fromHere] = [`card-forms:${tenantId}:of:${memberId}`, `card-forms:${tenantId}:from:${address}`]
    await limits.count({ key: ofMember, most: config.CARD_FORMS_PER_MEMBER, windowSeconds: 3600 }, now)
    await limits.count({ key: fromHere, most: config.CARD_FORMS_PER_ADDRESS, windowSeconds: 3600 }, now)
    try {
      return { clientSecret: await taker.setup.clientSecretFor(await customerOf(context, taker)) }
    } catch (cause) {
      throw cause instanceof Failure ? cause : new Failure('unavailable', { cause })
    }
  }

  /** Simultaneous calls for a member share one request. */
  function customerOf(context: MemberContext, taker: Taker): Promise<string> {
    const asking = becoming.get(context.memberId) ?? findCustomer(context, taker)
    becoming.set(context.memberId, asking)
    return asking.finally(() => becoming.delete(context.memberId))
  }

  async function findCustomer({ tenantId, memberId }: MemberContext, { account, setup }: Taker): Promise<string> {
    const row = await members.findById(tenantId, memberId)
    if (!row) throw new Failure('sessionExpired')
    if (row.paymentCustomer !== null && row.paymentAccount === account) return row.paymentCustomer
    const customer = await setup.customerFor({ tenantId, memberId, ...contactOf(row) })
    await members.keepCustomer(tenantId, memberId, { customer, account })
    return customer
  }

  return { provider, prepare }
}
