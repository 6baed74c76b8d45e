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

function show(plans: Plan[], classCount = 0) {
  const products = [{ productId: 'p', name: 'Membership', plans }]
  return render(<OfferStrip classCount={classCount} products={products} />, { wrapper: MemoryRouter })
}

it('names the number of classes and the lowest price of a month, and leads to the trial', () => {
  show([plan('Monthly', 9.99, 14), plan('Annually', 79.99, 0), plan('Daily', 1, 0)], 120)
  expect(screen.getByText('120 classes · From £6.67 a month')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Start free for 14 days' }).getAttribute('href')).toBe('/signup')
})

it('names the classes alone if no plan has a trial, and nothing without classes', () => {
  expect(show([plan('Monthly', 9.99, 0)], 120).container.textContent).toBe('120 classes')
  cleanup()
  expect(show([plan('Monthly', 9.99, 0)]).container.textContent).toBe('')
})
