import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { Payouts as Overview, PayoutStatement } from '@upbeat/contract/studio/entities/figures/payout'
import type { StaffSession } from '@upbeat/contract/studio/entities/session'
import { loadStudioPhrases } from '@upbeat/phrases/studio/load-studio-phrases'
import type { Permission, Reach } from '@upbeat/rules/staff/may'
import { fromPartial } from '@upbeat/rules/testing/from-partial'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SessionContext } from '../../lib/api/session.ts'
import { useLanguageStore } from '../../lib/i18n/language-store.ts'
import { Payouts } from './payouts.tsx'

const initial = useLanguageStore.getState()
beforeEach(async () => useLanguageStore.setState({ language: 'en-gb', phrases: await loadStudioPhrases('en-gb') }))
afterEach(() => {
  vi.unstubAllGlobals()
  useLanguageStore.setState(initial)
})

const rule = { pool: { kind: 'share', percent: 12.5 }, counts: 'all' } as const
const overview: Overview = { rule, currency: 'GBP', months: ['2031-04', '2031-03'] }
const statement: PayoutStatement = {
  month: '2031-04',
  state: 'open',
  frozenAt: null,
  currency: 'GBP',
  rule,
  pool: { amountMinor: 10_000, paidMinor: 80_000, seconds: 10_800 },
  lines: [
    { coach: 'Ana', seconds: 7200, amountMinor: 6667, accountId: null },
    { coach: 'Ben', seconds: 3600, amountMinor: 3333, accountId: null },
  ],
}
const ana = { accountId: '0b1e7a52-9c1f-4d7a-8a3e-0c5f0e6d7b11', name: 'Ana Silva', role: 'coach' }

function open(replies: Record<string, unknown>, permissions: Partial<Record<Permission, Reach>>) {
  const send = vi.fn(async (url: string, init: RequestInit) => {
    const { pathname } = new URL(url, 'http://studio.example')
    if (init.method === 'PUT') return Response.json(overview)
    return Response.json(replies[pathname.replace('/studio/api/v1', '')])
  })
  vi.stubGlobal('fetch', send)
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <SessionContext value={fromPartial<StaffSession>({ club: { permissions } })}>
          <Payouts />
        </SessionContext>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  return send
}
const everything = { 'payouts.view': 'all', 'payouts.edit': 'all' } as const
const replies = { '/payouts': overview, '/payouts/2031-04': statement, '/staff': { people: [ana] } }

it('FIG-06 shows a month’s statement with its pool, minutes and total, and links a coach', async () => {
  const send = open(replies, everything)
  const table = await screen.findByRole('table', { name: 'April 2031' })
  const cells = within(table)
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].slice(0, 3).map(({ textContent }) => textContent))
  expect(cells.slice(1)).toEqual([
    ['Ana', '120', '£66.67'],
    ['Ben', '60', '£33.33'],
    ['Total', '180', '£100.00'],
  ])
  expect(screen.getByText(/The pool is £100\.00: 12\.5 % of £800\.00 that members paid/)).toBeDefined()
  const choice = await screen.findByRole('combobox', { name: 'Who sees the payouts of Ana' })
  await within(choice).findByRole('option', { name: 'Ana Silva' })
  fireEvent.change(choice, { target: { value: ana.accountId } })
  await waitFor(() => expect(send.mock.calls.some(([, { method }]) => method === 'PUT')).toBe(true))
  const [, init] = send.mock.calls.find(([, { method }]) => method === 'PUT') ?? []
  expect(JSON.parse(String(init?.body))).toEqual({ name: 'Ana', accountId: ana.accountId })
})

it('FIG-06 sets a pool, and refuses more than a hundred per cent', async () => {
  const send = open({ '/payouts': { ...overview, rule: null, months: [] } }, everything)
  fireEvent.click(await screen.findByRole('button', { name: 'Set the pool' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByRole('combobox', { name: 'The pool is' }), { target: { value: 'share' } })
  const amount = dialog.getByRole('textbox', { name: 'Per cent' })
  fireEvent.change(amount, { target: { value: '101' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await dialog.findByText('Enter a number from 0, or per cent up to 100.')
  fireEvent.change(amount, { target: { value: '12,5' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(send.mock.calls.some(([, { method }]) => method === 'PUT')).toBe(true))
  const [, init] = send.mock.calls.find(([, { method }]) => method === 'PUT') ?? []
  expect(JSON.parse(String(init?.body))).toEqual(rule)
})

it('FIG-06 tells a coach without a linked line whom to ask', async () => {
  const own = { ...statement, pool: null, lines: [] }
  open({ '/payouts': overview, '/payouts/2031-04': own }, { 'payouts.view': 'own' })
  expect(await screen.findByText(/No payout is linked to your account/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Change the pool' })).toBeNull()
})
