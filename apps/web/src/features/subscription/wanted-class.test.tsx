import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import { classExamples } from '@upbeat/contract/examples/class-examples'
import { enGb } from '@upbeat/phrases/en-gb'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { clock } from '../../lib/clock.ts'
import { normaliseSubscriptions, type ReceivedSubscription } from '../../lib/normalise/subscription.ts'
import { normaliseClasses } from '../../lib/normalise/virtual-class.ts'
import { classPlayerPath } from '../../lib/paths.ts'
import { makeTenant } from '../../lib/testing/tenant-factory.ts'
import { restoreSession } from '../auth/auth-store.ts'
import { subscriptionsQuery } from '../auth/queries.ts'
import { classOfTheDayQuery } from '../classes/queries.ts'
import { showLanguage } from '../i18n/change-language.ts'
import { setTenant } from '../tenant/tenant-store.ts'
import { CompleteScreen } from './complete-screen.tsx'
import { MembershipNotice } from './plans/membership-notice.tsx'

const state = { wanted: { path: '/classes/flow?a=1', title: 'Sunrise Flow' } }
const trialPeriodStart = '2026-11-22T12:00:00Z'
const trial = { status: 'trialing', trialPeriodStart, currentPeriodEnd: '2026-12-06T12:00:00Z' }

const day = { collectionName: '', collectionTag: 'day', collectionType: 'classoftheday', description: null } as const

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

function show(page: ReactNode, subscriptions: ReceivedSubscription[], historyState: unknown = state) {
  queryClient.setQueryData(subscriptionsQuery().queryKey, normaliseSubscriptions(subscriptions))
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[{ pathname: '/here', state: historyState }]}>{page}</MemoryRouter>
    </QueryClientProvider>,
  )
}

it('SUB-45 shows above the plans what has ended, and for which class the member is here', () => {
  show(<MembershipNotice />, [{ status: 'canceled', trialPeriodStart }])
  const notice = screen.getByRole('status')
  expect(notice.textContent).toBe('Your free trial has endedChoose a plan to watch Sunrise Flow.')
})

it('shows nothing without a reason', () => {
  show(<MembershipNotice />, [], null)
  expect(screen.getByRole('status').textContent).toBe('')
})

it('links to the class once there is access', () => {
  show(<MembershipNotice />, [{ status: 'active', facCodeEndDate: '31-12-2026' }])
  expect(screen.getByRole('status').textContent).toContain('You have free access until 31.12.2026')
  expect(screen.getByRole('link', { name: 'Go to your class' }).getAttribute('href')).toBe('/classes/flow?a=1')
})

it('SUB-19 a started trial shows until when it is free, and links to the class', () => {
  show(<CompleteScreen />, [trial])
  expect(screen.getByText('Your free trial runs until 06.12.2026. You won’t be charged.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Go to your class' }).getAttribute('href')).toBe('/classes/flow?a=1')
})

it('SUB-19 a redeemed code shows until when access is free', () => {
  show(<CompleteScreen />, [{ status: 'active', facCodeEndDate: '31-12-2026' }], null)
  expect(screen.getByText('You have free access until 31.12.2026')).toBeDefined()
  expect(screen.queryByText('Your subscription is active. Time to move.')).toBeNull()
})

it('a purchase without a class offers the class of the day', () => {
  const collectionItems = normaliseClasses([classExamples.virtualClass])
  queryClient.setQueryData(classOfTheDayQuery().queryKey, { ...day, collectionItems })
  show(<CompleteScreen />, [{ status: 'active', planTag: 'm' }], null)
  const { tag, className } = classExamples.virtualClass
  const first = screen.getByRole('region', { name: 'Today’s class' })
  const link = within(first).getByRole('link', { name: new RegExp(className) })
  expect(link.getAttribute('href')).toBe(classPlayerPath(tag))
})

it('a purchase without a class leads to Home', () => {
  show(<CompleteScreen />, [{ status: 'active', planTag: 'm' }], null)
  expect(screen.getByText('Your subscription is active. Time to move.')).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Go to your class' })).toBeNull()
})
