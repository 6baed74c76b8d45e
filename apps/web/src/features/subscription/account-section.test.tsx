import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { enGb } from '@upbeat/phrases/en-gb'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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
const pause = { pausedFrom: ahead, pausedUntil: '2027-01-06T12:00:00Z' }
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

  it('names a discount only if there is one', () => {
    expect(show([quarterly])).not.toContain('Discount')
    cleanup()
    expect(show([{ ...quarterly, ...bills }])).toContain('Discount20%')
  })

  it('offers a pause where the club allows it, and says from when until when', () => {
    show([{ ...quarterly, mayPause: true }])
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
    expect(
      screen.getByText(/From 06\.12\.2026 you can’t watch.*On 06\.01\.2027 your membership continues/),
    ).toBeDefined()
    fireEvent.change(screen.getByLabelText('How long'), { target: { value: '3' } })
    expect(screen.getByText(/On 06\.03\.2027 your membership continues/)).toBeDefined()
  })

  it.each<[title: string, subscription: ReceivedSubscription, text: RegExp]>([
    ['ahead', { ...quarterly, ...pause }, /pauses on 06\.12\.2026.*paused until 06\.01\.2027.*£24\.99/],
    ['under way', { ...quarterly, ...pause, status: 'inactive' }, /is paused until 06\.01\.2027It continues by itself/],
  ])('shows a pause %s, which can be ended or cancelled', (_title, subscription, text) => {
    expect(show([subscription])).toMatch(text)
    expect(isCancelOffered()).toBe(true)
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Continue now' }))
    expect(screen.getByRole('dialog', { name: 'Resume your subscription?' })).toBeDefined()
  })

  it('SUB-35 asks why after it has cancelled, takes one tap, and can be skipped', async () => {
    const calls: string[] = []
    const running = { ...quarterly, subscriptionTag: 's1' }
    vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
      const path = new URL(address, 'http://club.example').pathname
      if (method !== 'GET') calls.push([method, path.replace('/api/v2/payments/', ''), body ?? ''].join(' ').trim())
      if (method === 'PUT') return new Response(null, { status: 204 })
      const reply = { ...running, ...cancelled }
      return Response.json(method === 'DELETE' ? reply : [reply])
    })
    const cancelIt = async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Cancel subscription' }))
      fireEvent.click(screen.getByRole('button', { name: 'Yes' }))
      return screen.findByRole('dialog', { name: 'Why are you leaving?' })
    }
    show([running])
    await cancelIt()
    expect(calls).toEqual(['DELETE subscription/s1'])
    fireEvent.click(screen.getByRole('button', { name: 'No time' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await vi.waitFor(() => expect(calls).toEqual([calls[0], 'PUT subscription/s1/cancel-reason {"reason":"time"}']))
    cleanup()
    show([running])
    await cancelIt()
    fireEvent.click(screen.getByRole('button', { name: 'Skip' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(calls).toHaveLength(3)
    vi.unstubAllGlobals()
  })

  it('SUB-32 says that there is none', () => {
    expect(show([])).toContain('You have no active subscription')
    expect(isCancelOffered()).toBe(false)
  })
})
