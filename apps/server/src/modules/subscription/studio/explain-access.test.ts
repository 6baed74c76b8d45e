import { type AccessReason, accessReasons } from '@upbeat/contract/studio/entities/member'
import { fromPartial } from '@upbeat/rules/testing/from-partial'
import { describe, expect, it } from 'vitest'
import { isRunning } from '../is-running.ts'
import type { SubscriptionRow } from '../repository.ts'
import { explainAccess } from './membership-details.ts'

const now = new Date('2031-05-10T12:00:00Z')
const past = new Date('2031-05-09T12:00:00Z')
const future = new Date('2031-05-11T12:00:00Z')

const row = (part: Partial<SubscriptionRow>) =>
  fromPartial<SubscriptionRow>({
    id: 's1',
    source: 'sandbox',
    status: 'active',
    cancelAtPeriodEnd: false,
    failedAttempts: 0,
    accessEndsAt: null,
    currentPeriodEnd: future,
    endsAt: null,
    pausedUntil: null,
    canceledAt: null,
    nextAttemptAt: null,
    trialStartedAt: null,
    paymentToken: 'card',
    ...part,
  })
type Bill = 'paid' | 'failed' | 'refunded'
type Case = [AccessReason, boolean, Date | null, Partial<SubscriptionRow>, Bill?]

const trial = { status: 'trialing', trialStartedAt: past, paymentToken: null } as const
const cases: Case[] = [
  ['paid', true, future, {}, 'paid'],
  ['renewing', true, past, { currentPeriodEnd: past }],
  ['pastDue', true, past, { currentPeriodEnd: past, failedAttempts: 2, nextAttemptAt: future }, 'failed'],
  ['pauseAhead', true, future, { pausedUntil: new Date('2031-06-11T12:00:00Z') }, 'paid'],
  ['paused', false, future, { currentPeriodEnd: past, pausedUntil: future }, 'paid'],
  ['renewing', true, past, { currentPeriodEnd: past, pausedUntil: past }],
  ['term', true, future, { cancelAtPeriodEnd: true }],
  ['lastPeriod', true, future, { cancelAtPeriodEnd: true, canceledAt: past }],
  ['trial', true, future, trial],
  ['freeAccess', true, future, { source: 'code', accessEndsAt: future }],
  ['freeAccess', true, null, { source: 'code' }],
  ['external', true, future, { source: 'external', endsAt: future }],
  ['trialOver', false, past, { ...trial, currentPeriodEnd: past }],
  ['trialOver', false, past, { ...trial, status: 'canceled', endsAt: past }],
  ['freeAccessOver', false, past, { source: 'code', accessEndsAt: past }],
  ['freeAccessOver', false, past, { source: 'code', status: 'inactive', endsAt: past }],
  ['cancelledOver', false, past, { cancelAtPeriodEnd: true, canceledAt: past, currentPeriodEnd: past }],
  ['termOver', false, past, { cancelAtPeriodEnd: true, currentPeriodEnd: past }],
  ['cancelledOver', false, past, { status: 'canceled', canceledAt: past, endsAt: past }, 'paid'],
  ['unpaid', false, past, { status: 'canceled', endsAt: past }, 'failed'],
  ['refunded', false, past, { status: 'canceled', endsAt: past }, 'refunded'],
  ['externalOver', false, past, { source: 'external', endsAt: past }],
  ['externalOver', false, past, { source: 'external', status: 'inactive', endsAt: past }],
  ['ended', false, past, { status: 'canceled', endsAt: past }, 'paid'],
]

describe('why a member may or may not watch', () => {
  it.each(cases)('MEMB-03 %s', (reason, may, until, part, bill) => {
    const only = row(part)
    const invoices = bill ? [{ subscriptionId: 's1', status: bill }] : []
    const retryAt = part.nextAttemptAt?.toISOString() ?? null
    expect(explainAccess([only], invoices, now)).toEqual({
      may,
      reason,
      until: until?.toISOString() ?? null,
      retryAt,
    })
    // The explanation and the decision are one rule.
    expect(isRunning(only, now)).toBe(may)
  })

  it('MEMB-03 never: a member without any membership', () => {
    expect(explainAccess([], [], now)).toEqual({ may: false, reason: 'never', until: null, retryAt: null })
  })

  it('MEMB-03 every outcome of the rule is in this table', () => {
    expect(new Set([...cases.map(([reason]) => reason), 'never'])).toEqual(new Set(accessReasons))
  })

  it('MEMB-03 a running membership decides, else the last one', () => {
    const [over, running] = [row({ status: 'canceled', endsAt: past }), row({ id: 's2' })]
    expect(explainAccess([running, over], [], now).reason).toBe('paid')
    expect(explainAccess([over, row({ ...trial, currentPeriodEnd: past })], [], now).reason).toBe('trialOver')
  })
})
