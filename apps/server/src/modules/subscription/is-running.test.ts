import { hasPlayerAccess } from '@upbeat/rules/subscription/player-access'
import { describe, expect, it } from 'vitest'
import type { PlanRow } from '../plans/plan.ts'
import { isRunning } from './is-running.ts'
import { presentSubscription } from './present.ts'
import type { SubscriptionRow } from './repository.ts'

const now = new Date('2026-11-20T12:00:00Z')
const yesterday = new Date('2026-11-19T12:00:00Z')
const tomorrow = new Date('2026-11-21T12:00:00Z')
const ends = [null, yesterday, now, tomorrow]
const plan: PlanRow = {
  tenantId: 't',
  tag: 'monthly',
  productId: 'p',
  displayName: 'Monthly',
  interval: 'Monthly',
  intervalCount: 1,
  renews: true,
  trialPeriodDays: null,
  currency: 'gbp',
  priceMinor: 999,
  stripePriceId: null,
  position: 0,
  benefits: [],
  archivedAt: null,
  replacedBy: null,
  revision: 0,
}

function rowOf(changes: Partial<SubscriptionRow>): SubscriptionRow {
  return {
    id: 's',
    tenantId: 't',
    memberId: 'm',
    status: 'active',
    source: 'sandbox',
    sourceReference: null,
    paymentAccount: null,
    planTag: 'monthly',
    productId: 'p',
    startedAt: yesterday,
    endsAt: null,
    billingAnchor: null,
    pausedUntil: null,
    memberPausedAt: null,
    currentPeriodStart: yesterday,
    currentPeriodEnd: tomorrow,
    trialStartedAt: null,
    canceledAt: null,
    cancelAtPeriodEnd: false,
    accessEndsAt: null,
    discountCode: null,
    grantedAs: null,
    grantedPlanTag: null,
    percentageOff: null,
    amountOffMinor: null,
    discountEndsAt: null,
    creditMinor: 0,
    paymentToken: null,
    failedAttempts: 0,
    nextAttemptAt: null,
    confirmedRevision: -1,
    noticedPeriodEnd: null,
    revision: 0,
    updatedAt: yesterday,
    ...changes,
  }
}

/** What the app derives from the server's reply. */
function playsInTheApp(row: SubscriptionRow) {
  return hasPlayerAccess(presentSubscription(row, { plans: [plan], paidInvoices: [], now }), {}, now.getTime())
}

const cancelled = { cancelAtPeriodEnd: true, canceledAt: yesterday }
const code = { source: 'code', planTag: null, productId: null, currentPeriodEnd: null } as const

describe('whether a subscription gives access', () => {
  it.each<[title: string, Partial<SubscriptionRow>, boolean]>([
    ['a plan', {}, true],
    ['a plan whose renewal is due', { currentPeriodEnd: yesterday }, true],
    ['a plan whose renewal failed', { currentPeriodEnd: yesterday, failedAttempts: 1, nextAttemptAt: tomorrow }, true],
    ['a cancelled plan that still runs', cancelled, true],
    ['a cancelled plan that has run out', { ...cancelled, currentPeriodEnd: yesterday }, false],
    ['a trial', { status: 'trialing' }, true],
    ['a trial that is over', { status: 'trialing', currentPeriodEnd: yesterday }, false],
    ['what has ended', { status: 'canceled', currentPeriodEnd: tomorrow }, false],
    ['a code on its last day', { ...code, accessEndsAt: now }, true],
    ['a code after its last day', { ...code, accessEndsAt: yesterday }, false],
    ['a code without end', { ...code }, true],
    ['a membership kept elsewhere', { ...code, source: 'external', endsAt: tomorrow }, true],
    ['one whose word has run out', { ...code, source: 'external', endsAt: yesterday }, false],
  ])('%s: the same on the server and in the app', (_, changes, expected) => {
    const row = rowOf(changes)
    expect([isRunning(row, now), playsInTheApp(row)]).toEqual([expected, expected])
  })

  const statuses = ['active', 'trialing', 'canceled', 'inactive'] as const
  const plans = statuses.flatMap((status) =>
    ends.flatMap((currentPeriodEnd) => [{}, cancelled].flatMap((end) => [rowOf({ status, currentPeriodEnd, ...end })])),
  )
  const codes = (['active', 'inactive'] as const).flatMap((status) =>
    ends.map((accessEndsAt) => rowOf({ ...code, status, accessEndsAt })),
  )
  const external = (['active', 'inactive'] as const).flatMap((status) =>
    ends.map((endsAt) => rowOf({ ...code, source: 'external', status, endsAt })),
  )

  it.each([
    ['plans and trials', plans],
    ['codes', codes],
    ['memberships kept elsewhere', external],
  ])('is the same for every combination of %s', (_, rows) => {
    expect(rows.filter((row) => isRunning(row, now) !== playsInTheApp(row))).toEqual([])
  })
})
