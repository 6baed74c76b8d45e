import { isCardCurrent, readCardNumber } from '@upbeat/rules/subscription/card-number'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { PaymentsFor } from '../../modules/subscription/billing/payments.ts'
import { Failure } from '../../platform/failure/failure.ts'
import type { Guard } from '../../platform/http/guard.ts'
import { isFromThisMachine } from '../../platform/http/health/from-this-machine.ts'
import { inTenant } from '../../platform/scope/scope.ts'
import { sandboxToken } from './sandbox-cards.ts'

const Card = z.object({
  number: z.coerce.string().max(40),
  expMonth: z.coerce.number().int(),
  expYear: z.coerce.number().int().min(0).max(2200),
  cvc: z.coerce.string().regex(/^\d{3,4}$/),
})
const Refund = z.object({ memberId: z.uuid(), subscriptionId: z.uuid() })
type Parts = {
  guard: Guard
  paymentsFor: PaymentsFor
  makeId: () => string
  /** Refunds a member's last period, as staff do in a provider's dashboard. Null without the demo. */
  refund: ((subscription: { tenantId: string; memberId: string; id: string }, now: Date) => Promise<void>) | null
}

/** Turns a card into a token, as a card provider's embedded form does. Only for clubs that use the sandbox. */
export function mountSandbox(server: FastifyInstance, { guard, paymentsFor, makeId, refund }: Parts) {
  server.post('/sandbox/tokens', async (request) => {
    const { tenant, now } = await guard(request, 'none')
    if (paymentsFor(tenant)?.provider !== 'sandbox') throw new Failure('notFound')
    const card = Card.safeParse(request.body)
    if (!card.success) throw new Failure('invalidRequest', { message: 'Your card details are incomplete.' })
    const { number, expMonth, expYear } = card.data
    const digits = readCardNumber(number)
    if (digits === null) throw new Failure('invalidRequest', { message: 'Your card number is invalid.' })
    if (!isCardCurrent(expMonth, expYear < 100 ? 2000 + expYear : expYear, now.getTime())) {
      throw new Failure('invalidRequest', { message: 'Your card has expired.' })
    }
    return { sourceToken: sandboxToken(digits, makeId()) }
  })

  // The platform's credential is part of every page, so it protects nothing: only this machine may refund.
  if (!refund) return
  server.post('/sandbox/refunds', async (request) => {
    const { tenant, tenantId, member, now } = await guard(request, 'platform')
    if (!isFromThisMachine(request)) throw new Failure('notFound')
    if (member || paymentsFor(tenant)?.provider !== 'sandbox') throw new Failure('notFound')
    const wanted = Refund.safeParse(request.body)
    if (!wanted.success) throw new Failure('invalidRequest')
    const { memberId, subscriptionId: id } = wanted.data
    await inTenant(tenantId, () => refund({ tenantId, memberId, id }, now))
    return {}
  })
}
