import type { Subscription } from '@upbeat/contract/entities/subscription'
import { canPause, type PauseMonths } from '@upbeat/rules/subscription/billing'
import { dayMs } from '@upbeat/rules/subscription/billing-period'
import { Failure } from '../../../platform/failure/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { isHeld, isRunning } from '../is-running.ts'
import type { SubscriptionRow } from '../repository.ts'
import type { Bookkeeping } from './bookkeeping.ts'
import type { Ledgers } from './ledger.ts'
import type { MembershipEmails } from './membership-emails.ts'
import type { Ask, Operations } from './operations.ts'

export type PauseService = ReturnType<typeof createPauseService>
type Parts = {
  books: Pick<Bookkeeping, 'one'>
  ledgers: Ledgers
  operations: Operations
  emails: Pick<MembershipEmails, 'confirm'>
}

const yearMs = 365 * dayMs

/** Pauses that members make and end themselves, if the club lets them. */
export function createPauseService({ books, ledgers, operations, emails }: Parts) {
  /**
   * Rests from the end of the paid period.
   * @throws Failure noAccess if the club allows none, pauseUsed, notFound if it can't be paused, unavailable
   */
  async function pause(context: MemberContext, id: string, months: PauseMonths): Promise<Subscription> {
    const { tenantId, memberId, now, tenant } = context
    const rule = tenant.settings.memberPauses
    if (rule === 'off') throw new Failure('noAccess')
    const known = await ledgers.subscriptions.list(tenantId, memberId)
    if (rule === 'oncePerYear' && known.some((row) => hasPausedLately(row, now))) throw new Failure('pauseUsed')
    await operations.perform({ tenantId, memberId, id }, now, askPause(months, now, 'notFound'), async (ledger) => {
      await ledger.subscriptions.change(tenantId, id, { memberPausedAt: now })
    })
    return books.one(context, id)
  }

  /** @throws Failure notFound, paymentDeclined, unavailable */
  async function unpause(context: MemberContext, id: string): Promise<Subscription> {
    const { tenantId, memberId, now } = context
    const ask = askUnpause(now, 'notFound')
    await operations.perform({ tenantId, memberId, id }, now, ask, async (ledger, row, plans) => {
      await emails.confirm(
        ledger,
        row,
        'resumed',
        plans.find(({ tag }) => tag === row.planTag),
      )
    })
    return books.one(context, id)
  }

  return { pause, unpause }
}

/** Whether the member has used this year's pause. */
export function hasPausedLately({ memberPausedAt }: Pick<SubscriptionRow, 'memberPausedAt'>, now: Date): boolean {
  return memberPausedAt !== null && now.getTime() - memberPausedAt.getTime() < yearMs
}

/** Pauses, unless another request was faster. */
export function askPause(months: PauseMonths, now: Date, refusal: 'notFound' | 'notAllowedNow'): Ask {
  return (payments, membership, row) => {
    if (!isRunning(row, now) || !canPause(membership.billing)) throw new Failure(refusal)
    return payments.pause(membership, months, now.getTime())
  }
}

/** Ends a pause that is ahead or under way. */
export function askUnpause(now: Date, refusal: 'notFound' | 'notAllowedNow'): Ask {
  return (payments, membership, row) => {
    if (!isHeld(row, now) || row.pausedUntil === null) throw new Failure(refusal)
    return payments.unpause(membership, now.getTime())
  }
}
