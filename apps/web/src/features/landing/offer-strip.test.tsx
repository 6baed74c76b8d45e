import { cleanup, render, screen } from '@testing-library/react'
import type { Plan } from '@upbeat/contract/entities/product'
import { enGb } from '@upbeat/phrases/en-gb'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeTenant } from '../../lib/testing/tenant-factory.ts'
import { showLanguage } from '../i18n/change-language.ts'
import { setTenant } from '../tenant/tenant-store.ts'
import { OfferStrip } from './offer-strip.tsx'

beforeEach(() => {
  setTenant(makeTenant())
  showLanguage('en-gb', enGb)
})
afterEach(cleanup)

const plan = (interval: Plan['interval'], price: number, trialPeriodDays: number): Plan => ({
  tag: interval,
  interval,
  intervalCount: 1,
  trialPeriodDays,
  displayName: interval,
  currency: 'gbp',
  price,
})

function show(plans: Plan[]) {
  return render(<OfferStrip products={[{ productId: 'p', name: 'Membership', plans }]} />, { wrapper: MemoryRouter })
}

it('names the lowest price of a month and leads to the trial', () => {
  show([plan('Monthly', 9.99, 14), plan('Annually', 79.99, 0), plan('Daily', 1, 0)])
  expect(screen.getByText('From £6.67 a month')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Start free for 14 days' }).getAttribute('href')).toBe('/signup')
})

it('is left out if no plan has a trial', () => {
  expect(show([plan('Monthly', 9.99, 0)]).container.textContent).toBe('')
})
