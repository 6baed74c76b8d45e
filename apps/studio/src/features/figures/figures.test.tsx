import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, within } from '@testing-library/react'
import type { Cancellations } from '@upbeat/contract/studio/entities/figures/cancellations'
import type { Figure, Figures as Found } from '@upbeat/contract/studio/entities/figures/figure'
import { loadStudioPhrases } from '@upbeat/phrases/studio/load-studio-phrases'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useLanguageStore } from '../../lib/i18n/language-store.ts'
import { Figures } from './figures.tsx'

const initial = useLanguageStore.getState()
beforeEach(async () => useLanguageStore.setState({ language: 'en-gb', phrases: await loadStudioPhrases('en-gb') }))
afterEach(() => {
  vi.unstubAllGlobals()
  useLanguageStore.setState(initial)
})

const days = ['2026-11-01', '2026-11-02', '2026-11-03']
const figure = (more: Partial<Figure>): Figure => ({
  name: 'activeMembers',
  unit: 'count',
  currency: null,
  value: 42,
  previous: 30,
  today: 40,
  series: ['activeMembers'],
  points: days.map((day, index) => ({ from: day, to: day, values: [40 + index] })),
  ...more,
})

function open(figures: Figure[]) {
  const found: Found = {
    period: '7d',
    span: { from: '2026-10-28', to: '2026-11-03' },
    previous: { from: '2026-10-21', to: '2026-10-27' },
    figures,
  }
  const reasons: Cancellations['reasons'] = [
    { reason: 'price', count: 12 },
    { reason: 'time', count: 'few' },
    { reason: null, count: 7 },
  ]
  const cancellations: Cancellations = { ...found.span, reasons }
  vi.stubGlobal('fetch', async (address: string) => {
    return Response.json(address.includes('cancellations') ? cancellations : found)
  })
  render(
    <MemoryRouter initialEntries={['/figures?period=7d']}>
      <QueryClientProvider client={new QueryClient()}>
        <Figures />
      </QueryClientProvider>
    </MemoryRouter>,
  )
}

it('FIG-02 says a figure, how it changed, and what it counts', async () => {
  open([
    figure({}),
    figure({ name: 'churn', unit: 'share', value: 0.05, previous: 0.062, today: null, series: ['subscriptionsEnded'] }),
    figure({ name: 'mrr', unit: 'money', currency: 'GBP', value: 120_000, previous: 120_000, series: ['mrr'] }),
  ])
  const card = await screen.findByRole('region', { name: 'Active members' })
  expect(card.textContent).toContain('42')
  expect(card.textContent).toContain('Up 12 on the 7 days before')
  expect(card.textContent).toContain('Now: 40')
  expect(within(card).getByText(/watched at least once in the 30 days/)).toBeDefined()
  const churn = screen.getByRole('region', { name: 'Churn' }).textContent
  expect(churn).toContain('5%')
  expect(churn).toContain('Down 1.2 percentage points on the 7 days before')
  const revenue = screen.getByRole('region', { name: 'Monthly recurring revenue (GBP)' }).textContent
  expect(revenue).toContain('£1,200.00')
  expect(revenue).toContain('The same as the 7 days before')
})

it('FIG-05 a chart can be read point by point with the keyboard and a screen reader, and as a table', async () => {
  open([figure({})])
  const chart = await screen.findByRole('group', { name: 'Active members' })
  const points = within(chart).getAllByRole('img')
  expect(points.map((point) => point.getAttribute('aria-label'))).toEqual(['1 Nov: 40', '2 Nov: 41', '3 Nov: 42'])
  expect(points.map((point) => point.getAttribute('tabindex'))).toEqual(['-1', '-1', '0'])
  points[2]?.focus()
  fireEvent.keyDown(points[2] as Element, { key: 'ArrowLeft' })
  expect(document.activeElement).toBe(points[1])
  expect(points[1]?.getAttribute('tabindex')).toBe('0')
  const card = within(screen.getByRole('region', { name: 'Active members' }))
  fireEvent.click(card.getByRole('button', { name: 'As a table' }))
  const table = screen.getByRole('table', { name: 'Active members' })
  const rows = within(table).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual(['WhenActive members', '1 Nov40', '2 Nov41', '3 Nov42'])
})

it('FIG-05 tells the parts of a chart apart without colour', async () => {
  const parts = days.map((day) => ({ from: day, to: day, values: [2, 1] }))
  open([figure({ name: 'trials', series: ['trialsConverted', 'trialsExpired'], points: parts })])
  const chart = await screen.findByRole('group', { name: 'Trials started' })
  const [first] = within(chart).getAllByRole('img')
  expect(first?.getAttribute('aria-label')).toBe('1 Nov: Bought a plan 2, Ended without 1')
  const fills = new Set([...chart.querySelectorAll('rect[fill]')].map((bar) => bar.getAttribute('fill')))
  expect([...fills].filter((fill) => fill?.startsWith('url('))).toHaveLength(1)
})

it('FIG-08 says that a count is hidden', async () => {
  open([figure({ value: 'few', points: days.map((day) => ({ from: day, to: day, values: ['few'] })) })])
  const card = await screen.findByRole('region', { name: 'Active members' })
  expect(card.textContent).toContain('Fewer than 5')
  expect(within(card).getAllByRole('img')[0]?.getAttribute('aria-label')).toBe('1 Nov: Fewer than 5')
})

it('says what an empty club will see', async () => {
  open([figure({ value: null, previous: null, today: 0 })])
  expect(await screen.findByText(/^Figures appear here as soon as/)).toBeDefined()
})

it('says when the first figures of a new club are there', async () => {
  open([figure({ value: null, previous: null, today: 3 })])
  expect(await screen.findByText(/first figures are ready tomorrow/)).toBeDefined()
})

it('FIG-05 counts cancellations by reason as bars with their numbers, and as a table', async () => {
  open([figure({})])
  const card = within(await screen.findByRole('region', { name: 'Cancellations' }))
  const rows = await card.findAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Too expensive12', 'No timeFewer than 5', 'Not said7'])
  fireEvent.click(card.getByRole('button', { name: 'As a table' }))
  const table = card.getByRole('table', { name: 'Cancellations' })
  expect(within(table).getByRole('row', { name: /^Too expensive 12$/ })).toBeDefined()
})
