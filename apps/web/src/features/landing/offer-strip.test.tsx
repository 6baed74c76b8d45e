import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import type { Plan } from '@upbeat/contract/entities/product'
import { enGb } from '@upbeat/phrases/en-gb'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createQueryClient } from '../../lib/api/query-client.ts'
import { makeTenant } from '../../lib/testing/tenant-factory.ts'
import { showLanguage } from '../i18n/change-language.ts'
import { productsQuery } from '../subscription/products-query.ts'
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
  const queryClient = createQueryClient()
  queryClient.setQueryData(productsQuery().queryKey, [{ productId: 'p', name: 'Membership', plans }])
  return render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <OfferStrip />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

it('names the lowest price of a month and leads to the trial', () => {
  show([plan('Monthly', 9.99, 14), plan('Annually', 79.99, 0), plan('Daily', 1, 0)])
  expect(screen.getByText('From £6.67 a month')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Start free for 14 days' }).getAttribute('href')).toBe('/signup')
})

it('is left out if no plan has a trial', () => {
  expect(show([plan('Monthly', 9.99, 0)]).container.textContent).toBe('')
})
