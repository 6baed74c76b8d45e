import { describe, expect, it } from 'vitest'
import { type AccountDisplay, accountDisplay } from './account-display.ts'
import { chooseSubscription, externalSubscription } from './choose-subscription.ts'
import { currencyCode, currencySymbol } from './currency.ts'
import { activeState, billingFrequency, paymentMethod, paymentType, planInterval } from './enumerations.ts'
import { formatFacDate, isFacExpired, parseFacDate } from './fac-date.ts'
import { membershipState } from './membership-state.ts'
import { normaliseCode } from './normalise-code.ts'
import { hasPlayerAccess } from './player-access.ts'
import type { SubscriptionLike } from './subscription-like.ts'
import { subscriptionType } from './subscription-type.ts'
import type { TenantMembership } from './tenant-membership.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const later = '2026-11-29T12:00:00Z'
const earlier = '2026-11-10T12:00:00Z'
const codes = { AccessCodeMandatory: true }
const cancelled = { canceledAt: earlier, cancelAtPeriodEnd: true }

describe('enumerations', () => {
  it('ENT-47 ENT-50 name every value', () => {
    expect(Object.values(planInterval)).toEqual(['Annually', 'Quarterly', 'Monthly', 'trial', 'Daily'])
    expect(Object.values(billingFrequency)).toEqual(['Daily', 'Weekly', 'Monthly', 'Quarterly', 'Annually'])
    expect(paymentType).toEqual({ card: 'card' })
    expect(paymentMethod.card).toBe(2)
  })
  it('ENT-51 active states', () => {
    expect(activeState).toEqual({ inactive: 0, active: 1, unknown: 2 })
  })
})

describe('chooseSubscription', () => {
  const active = { status: 'active' }
  const trialing = { status: 'trialing' }
  const canceled = { status: 'canceled' }
  const inactive = { status: 'inactive' }
  it.each<[title: string, SubscriptionLike[] | SubscriptionLike | null | undefined, SubscriptionLike | null, boolean]>([
    ['SUB-05 the active one', [canceled, active], active, true],
    ['SUB-05 the active one first', [trialing, active, canceled], active, true],
    ['SUB-04 a trial where none is active', [canceled, trialing], trialing, true],
    ['SUB-06 the last one', [canceled, inactive], inactive, false],
    ['SUB-07 the only one', [canceled], canceled, false],
    ['SUB-07 an only one without subscription', [{ subscription: null }], null, false],
    ['SUB-08 a single trialing object', trialing, trialing, true],
    ['SUB-09 an empty list', [], null, false],
    ['SUB-09 nothing', null, null, false],
    ['SUB-09 nothing at all', undefined, null, false],
    ['SUB-04 any other status', [{ status: 'past_due' }], { status: 'past_due' }, false],
    ['ENT-22 spelt Status', [{ Status: 'Active' }], { Status: 'Active' }, true],
    ['ENT-22 nested', [{ subscription: { status: 'trialing' } }], { subscription: { status: 'trialing' } }, true],
  ])('%s', (_, answer, subscription, isSubscribed) => {
    expect(chooseSubscription(answer)).toEqual({ subscription, isSubscribed })
  })

  it.each<[SubscriptionLike[], object]>([
    [[{ Status: 'inactive' }], { failure: 'invalidToken' }],
    [[{ Status: 'inactive' }, { Status: 'active' }], { failure: 'invalidToken' }],
    [[{ Status: 'active' }], { failure: null, isSubscribed: true }],
    [[{ Status: 'trialing' }], { failure: null, isSubscribed: true }],
    [[], { failure: null, isSubscribed: false }],
  ])('an external list %j gives %j', (entries, expected) => {
    expect(externalSubscription(entries)).toMatchObject(expected)
  })
})

describe('subscriptionType', () => {
  it.each<[string, SubscriptionLike | null, TenantMembership, string]>([
    ['SUB-11', { status: 'trialing' }, { isThirdPartyEnabled: true, AccessCodeMandatory: true }, 'SSO'],
    ['SUB-11', { status: 'trialing' }, { AccessCodeMandatory: true }, 'FAC'],
    ['SUB-11', null, { isAccessCodeMandatory: true }, 'FAC'],
    ['SUB-12', { status: 'trialing' }, {}, 'Trial'],
    ['SUB-12', { status: 'active', trialPeriodStart: earlier }, {}, 'Trial'],
    ['SUB-12', { status: 'active' }, {}, 'Paid'],
    ['SUB-12', null, {}, 'Paid'],
  ])('%s %j of %j is %s', (_, subscription, tenant, expected) => {
    expect(subscriptionType(subscription, tenant)).toBe(expected)
  })
})

describe('membershipState', () => {
  const paid = { status: 'active', planTag: 'monthly' }
  const trial = { status: 'trialing', currentPeriodEnd: later }
  const lapsed = { status: 'canceled', planTag: 'monthly' }
  const code = { status: 'active', facCodeEndDate: '20-11-2026' }
  const { active, inactive } = activeState
  it.each<[title: string, SubscriptionLike[], TenantMembership, object]>([
    [
      'SUB-02 a plan plays',
      [lapsed, paid],
      {},
      { status: active, hasPlayerAccess: true, display: { kind: 'billing' } },
    ],
    ['a trial plays', [trial], {}, { status: active, hasPlayerAccess: true, display: { kind: 'trial' } }],
    ['free access plays', [code], codes, { status: active, hasPlayerAccess: true, display: { kind: 'freeAccess' } }],
    [
      'an expired code does not, though its status lags behind',
      [{ ...code, facCodeEndDate: '19-11-2026' }],
      codes,
      { status: active, hasPlayerAccess: false, display: { kind: 'freeAccessExpired' } },
    ],
    ['SUB-02 what is over does not', [lapsed], {}, { status: inactive, hasPlayerAccess: false }],
    ['nothing does not', [], {}, { status: inactive, subscription: null, hasPlayerAccess: false }],
  ])('%s', (_, answer, tenant, expected) => {
    expect(membershipState(answer, tenant, now)).toMatchObject(expected)
  })
  it('SUB-01 SUB-03 is unknown without a reply', () => {
    const unknown = { status: activeState.unknown, subscription: null, hasPlayerAccess: false, display: null }
    expect(membershipState(undefined, {}, now)).toEqual(unknown)
  })
})

describe('accountDisplay', () => {
  it.each<[title: string, SubscriptionLike | null, TenantMembership, AccountDisplay]>([
    ['a trial', { status: 'trialing', currentPeriodEnd: later }, {}, { kind: 'trial', endsAt: Date.parse(later) }],
    [
      'a cancelled trial',
      { status: 'trialing', currentPeriodEnd: later, ...cancelled },
      {},
      { kind: 'trialCancelled', endsAt: Date.parse(later) },
    ],
    [
      'a cancelled paid plan',
      { status: 'active', currentPeriodEnd: later, ...cancelled },
      {},
      { kind: 'billingCancelled', endsAt: Date.parse(later) },
    ],
    [
      'a cancelled plan of an access-code club',
      { status: 'active', ...cancelled },
      codes,
      { kind: 'billingCancelled', endsAt: null },
    ],
    [
      'free access with an end',
      { status: 'active', facCodeEndDate: '20-12-2026' },
      codes,
      { kind: 'freeAccess', endsAt: Date.UTC(2026, 11, 20) },
    ],
    [
      'free access without end',
      { status: 'active', facCodeEndDate: null },
      codes,
      { kind: 'freeAccess', endsAt: null },
    ],
    ['a paid plan', { status: 'active', planTag: 'monthly' }, {}, { kind: 'billing' }],
    [
      'SUB-31 a paid plan of an access-code club',
      { status: 'active', plan: { tag: 'monthly' } },
      codes,
      { kind: 'billing' },
    ],
    [
      'a free access code of a club that asks for none',
      { status: 'active', planTag: null, facCodeEndDate: '20-12-2026' },
      {},
      { kind: 'freeAccess', endsAt: Date.UTC(2026, 11, 20) },
    ],
    ['one without end there', { status: 'active', planTag: null }, {}, { kind: 'freeAccess', endsAt: null }],
    [
      'a plan whose renewal was not paid',
      { status: 'active', planTag: 'monthly', paymentFailedAt: earlier, nextInvoiceDate: later },
      {},
      { kind: 'pastDue', retryAt: Date.parse(later) },
    ],
    ['an inactive one', { status: 'inactive' }, {}, { kind: 'none', canEnterCode: false }],
    ['a canceled one', { status: 'canceled' }, {}, { kind: 'none', canEnterCode: false }],
    ['none', null, {}, { kind: 'none', canEnterCode: false }],
    ['none in an access-code club', null, codes, { kind: 'none', canEnterCode: true }],
    [
      'an inactive one in an access-code club',
      { status: 'inactive' },
      { isAccessCodeMandatory: true },
      { kind: 'none', canEnterCode: true },
    ],
    [
      'an inactive one where no code can be entered again',
      { status: 'inactive' },
      { ...codes, showReactivate: false },
      { kind: 'none', canEnterCode: false },
    ],
    ['re-activation without access codes', null, { showReactivate: true }, { kind: 'none', canEnterCode: false }],
    ['expired free access', { status: 'active', facCodeEndDate: '19-11-2026' }, codes, { kind: 'freeAccessExpired' }],
    [
      'expired free access, status too',
      { status: 'inactive', facCodeEndDate: '19-11-2026' },
      codes,
      { kind: 'freeAccessExpired' },
    ],
    [
      'expired and to be upgraded',
      { status: 'inactive', facCodeEndDate: '19-11-2026' },
      { ...codes, showReactivate: false, mmsSignupLink: 'https://club.example' },
      { kind: 'upgradeNeeded', link: 'https://club.example' },
    ],
    [
      'expired with nowhere to go',
      { status: 'inactive', facCodeEndDate: '19-11-2026' },
      { ...codes, showReactivate: false },
      { kind: 'upgradeNeeded', link: null },
    ],
  ])('%s', (_, subscription, tenant, expected) => {
    expect(accountDisplay(subscription, tenant, now)).toEqual(expected)
  })
})

describe('hasPlayerAccess', () => {
  it.each<[title: string, SubscriptionLike | null, TenantMembership, boolean]>([
    ['active', { status: 'active' }, {}, true],
    ['active, renewal due', { status: 'active', currentPeriodEnd: earlier }, {}, true],
    ['cancelled, still running', { status: 'active', currentPeriodEnd: later, ...cancelled }, {}, true],
    ['cancelled, run out', { status: 'active', currentPeriodEnd: earlier, ...cancelled }, {}, false],
    ['trialing', { status: 'trialing', currentPeriodEnd: later }, {}, true],
    ['trial run out', { status: 'trialing', currentPeriodEnd: earlier }, {}, false],
    ['canceled', { status: 'canceled', currentPeriodEnd: later }, {}, false],
    ['none', null, {}, false],
    ['free access today', { status: 'active', facCodeEndDate: '20-11-2026' }, codes, true],
    ['free access yesterday', { status: 'active', facCodeEndDate: '19-11-2026' }, codes, false],
    ['seamless embedding', null, { embeddedConfig: { isEmbedded: true, mode: 'seamless' } }, true],
    ['other embedding', null, { embeddedConfig: { isEmbedded: true, mode: 'frame' } }, false],
    ['seamless but not embedded', null, { embeddedConfig: { isEmbedded: false, mode: 'seamless' } }, false],
  ])('%s: %j %j %s', (_, subscription, tenant, expected) => {
    expect(hasPlayerAccess(subscription, tenant, now)).toBe(expected)
  })
})

describe('free access dates', () => {
  it.each([
    ['20-11-2026', Date.UTC(2026, 10, 20)],
    ['1-2-2026', Date.UTC(2026, 1, 1)],
    ['31-02-2026', null],
    ['2026-11-20', null],
    ['20-13-2026', null],
    ['00-01-2026', null],
    ['', null],
    [null, null],
  ])('ENT-25 %j', (text, expected) => {
    expect(parseFacDate(text)).toBe(expected)
  })
  it('round-trips', () => {
    expect(formatFacDate(Date.UTC(2026, 1, 3, 22))).toBe('03-02-2026')
  })
  it('is valid to the end of the day', () => {
    expect(isFacExpired('20-11-2026', Date.parse('2026-11-20T23:59:59.999Z'))).toBe(false)
    expect(isFacExpired('20-11-2026', Date.parse('2026-11-21T00:00:00Z'))).toBe(true)
    expect(isFacExpired(null, now)).toBe(false)
  })
})

describe('currency', () => {
  it.each([
    [[{ currency: 'gbp' }, { currency: 'eur' }], {}, 'GBP'],
    [[{ currency: 'chf' }], { currency: 'EUR' }, 'CHF'],
    [[], { currency: 'eur' }, 'EUR'],
    [[{ currency: null }], { currency: 'eur' }, 'EUR'],
    [[], {}, 'GBP'],
  ])('SUB-41 %j with tenant %j is %s', (plans, tenant, expected) => {
    expect(currencyCode(plans, tenant)).toBe(expected)
  })
  it.each([
    ['GBP', { currencySymbol: '£' }, '£'],
    ['EUR', { currency: 'eur', currencySymbol: 'Euro ' }, 'Euro '],
    ['EUR', { currency: 'GBP', currencySymbol: '£' }, '€'],
    ['USD', {}, '$'],
    ['bad!', {}, 'bad!'],
  ])('%s of %j is written %s', (code, tenant, expected) => {
    expect(currencySymbol(code, tenant)).toBe(expected)
  })
})

describe('normaliseCode', () => {
  it.each([
    ['WELCOME20', 'WELCOME20'],
    ['  harbour-once \n', 'HARBOUR-ONCE'],
    ['a_b-1', 'A_B-1'],
    ['ＷＥＬＣＯＭＥ２０', 'WELCOME20'],
    ['x'.repeat(64), 'X'.repeat(64)],
    ['x'.repeat(65), null],
    ['', null],
    ['   ', null],
    ['WEL COME', null],
    ['ÄB', null],
    ["'; --", null],
  ])('%j is %j', (text, expected) => {
    expect(normaliseCode(text)).toBe(expected)
  })
})
