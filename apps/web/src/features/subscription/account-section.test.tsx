import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { enGb } from '@upbeat/phrases/en-gb'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { clock } from '../../lib/clock.ts'
import { normaliseSubscriptions, type ReceivedSubscription } from '../../lib/normalise/subscription.ts'
import { makeTenant } from '../../lib/testing/tenant-factory.ts'
import { restoreSession } from '../auth/auth-store.ts'
import { subscriptionsQuery } from '../auth/queries.ts'
import { showLanguage } from '../i18n/change-language.ts'
import { setTenant } from '../tenant/tenant-store.ts'
import { AccountSection } from './account-section.tsx'

const ahead = '2026-12-06T12:00:00Z'
const cancelled = { canceledAt: '2026-11-22T12:00:00Z', cancelAtPeriodEnd: true }
const trial = { status: 'trialing', trialPeriodStart: '2026-11-22T12:00:00Z', currentPeriodEnd: ahead }
const quarterly: ReceivedSubscription = {
  status: 'active',
  planTag: 'quarterly',
  currency: 'gbp',
  billingFrequency: 'Quarterly',
  subscriptionPrice: 24.99,
  currentPeriodEnd: ahead,
}
const bills = { nextInvoiceDate: ahead, nextInvoiceAmount: 19.99, percentageOff: 20, discountExpiry: ahead }

beforeEach(() => {
  localStorage.setItem('token', 't')
  localStorage.setItem('userId', 'u')
  restoreSession()
  queryClient.clear()
  setTenant(makeTenant())
  showLanguage('en-gb', enGb)
  clock.synchronise(Date.parse('2026-11-23T12:00:00Z'))
})
afterEach(cleanup)

function show(subscriptions: ReceivedSubscription[]) {
  queryClient.setQueryData(subscriptionsQuery().queryKey, normaliseSubscriptions(subscriptions))
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <AccountSection />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return screen.getByRole('region', { name: 'Subscription' }).textContent
}

const isCancelOffered = () => screen.queryByRole('button', { name: 'Cancel subscription' }) !== null

describe('the membership on the account page', () => {
  it.each<[title: string, subscription: ReceivedSubscription, text: RegExp, offersCancel: boolean]>([
    ['SUB-27 a trial', trial, /Your free trial is active until 06\.12\.2026/, true],
    ['SUB-28 a cancelled trial', { ...trial, ...cancelled }, /trial is cancelled and ends on 06\.12\.2026/, false],
    [
      'SUB-29 a cancelled plan',
      { ...quarterly, ...cancelled },
      /BillingQuarterly.*£24\.99.*Ends on 06\.12\.2026/,
      false,
    ],
    [
      'a plan for a term',
      { ...quarterly, renews: false, cancelAtPeriodEnd: true },
      /You pay once, and it ends by itself.*£24\.99.*Ends on 06\.12\.2026/,
      false,
    ],
    ['SUB-30 a code', { status: 'active', facCodeEndDate: '31-12-2026' }, /free access until 31\.12\.2026/, false],
    ['SUB-31 a plan', quarterly, /BillingQuarterly.*£24\.99/, true],
    ['SUB-31 a discount', { ...quarterly, ...bills }, /20% off until 06\.12\.2026.*£19\.99 on 06\.12\.2026/, true],
    ['SUB-32 an ended plan', { ...quarterly, status: 'canceled' }, /You have no active subscription/, false],
  ])('%s', (_title, subscription, text, offersCancel) => {
    expect(show([subscription])).toMatch(text)
    expect(isCancelOffered()).toBe(offersCancel)
  })

  it('SUB-32 says that there is none', () => {
    expect(show([])).toContain('You have no active subscription')
    expect(isCancelOffered()).toBe(false)
  })
})
