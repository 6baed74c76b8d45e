import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { StudioPlan } from '@upbeat/contract/studio/entities/selling/plan'
import { loadStudioPhrases } from '@upbeat/phrases/studio/load-studio-phrases'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query-client.ts'
import { useLanguageStore } from '../../../lib/i18n/language-store.ts'
import { PlanDialog } from './plan-dialog.tsx'

const initial = useLanguageStore.getState()
beforeEach(async () => useLanguageStore.setState({ phrases: await loadStudioPhrases('en-gb'), language: 'en-gb' }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
  useLanguageStore.setState(initial)
})

const plan: StudioPlan = {
  tag: 'monthly',
  name: 'Monthly',
  price: 9.99,
  currency: 'GBP',
  period: { unit: 'month', count: 1 },
  renews: true,
  trialDays: 0,
  benefits: [],
  isArchived: false,
  revision: 4,
  subscribers: 12,
  earlier: [],
}

function open({ edited = plan as StudioPlan | null, replies = [] as Response[], latest = plan } = {}) {
  const sent: [string, unknown][] = []
  const close = vi.fn()
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    if (method === 'GET') return Response.json({ plans: [latest], currency: 'GBP' })
    sent.push([`${method} ${url.replace('/studio/api/v1', '')}`, JSON.parse(String(body))])
    return replies.shift() ?? Response.json(plan)
  })
  render(
    <QueryClientProvider client={queryClient}>
      <PlanDialog currency="GBP" onClose={close} plan={edited} />
    </QueryClientProvider>,
  )
  return { sent, close }
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('SELL-02 says how many keep the old price before a new one is saved', () => {
  open()
  expect(screen.queryByText(/keep the price/)).toBeNull()
  type('Price in GBP', '12,50')
  expect(screen.getByText(/12 subscribers keep the price of £9.99 a month. Only new/)).toBeDefined()
  type('Price in GBP', '9.99')
  expect(screen.queryByText(/keep the price/)).toBeNull()
  type('Charged every', '3')
  expect(screen.getByText(/12 subscribers keep the price/)).toBeDefined()
})

it('creates a plan for a term with a decimal comma and lines of benefits, and keeps the input while a field is wrong', async () => {
  const { sent, close } = open({ edited: null })
  type('Price in GBP', '9,999')
  press('Create plan')
  await screen.findByText('Enter a name of up to 60 characters.')
  expect(screen.getByText(/Enter a price from 0.50/)).toBeDefined()
  type('Name', 'Quarter')
  type('Price in GBP', '24,90')
  type('Charged every', '3')
  fireEvent.change(screen.getByLabelText('After that'), { target: { value: 'no' } })
  expect(screen.getByLabelText<HTMLInputElement>('Runs for').value).toBe('3')
  type('What it includes, one line each', 'All classes\n\n Live events ')
  press('Create plan')
  await waitFor(() => expect(close).toHaveBeenCalled())
  const body = {
    name: 'Quarter',
    price: 24.9,
    currency: 'GBP',
    period: { unit: 'month', count: 3 },
    renews: false,
    trialDays: 0,
    benefits: ['All classes', 'Live events'],
  }
  expect(sent).toEqual([['POST /plans', body]])
})

it('DRAFT-02 keeps the input when somebody else was faster, and saves it onto their plan if asked to', async () => {
  const refusal = Response.json({ code: 'changedElsewhere', message: '' }, { status: 409 })
  const latest = { ...plan, name: 'Theirs', tag: 'other', revision: 0, earlier: [{ ...plan, tag: 'monthly' }] }
  const { sent, close } = open({ replies: [refusal], latest })
  type('Name', 'Mine')
  press('Save')
  await screen.findByText(/Someone else has changed this plan meanwhile. It is now “Theirs”/)
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Mine')
  press('Keep yours')
  await waitFor(() => expect(close).toHaveBeenCalled())
  expect(sent.map(([call]) => call)).toEqual(['PUT /plans/monthly', 'PUT /plans/other'])
  expect(sent[1]?.[1]).toMatchObject({ name: 'Mine', revision: 0 })
})
