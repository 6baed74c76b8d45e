import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { loadStudioPhrases } from '@upbeat/phrases/studio/load-studio-phrases'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { useLanguageStore } from '../../lib/i18n/language-store.ts'
import type { KeyedAccount, LinkedAccount, PaymentAccount, PaymentFinding } from './payment-account-query.ts'
import { PaymentAccountSetup } from './payment-account-setup.tsx'

const soon = { timeout: 20_000 }
const initial = useLanguageStore.getState()
beforeEach(async () => useLanguageStore.setState({ phrases: await loadStudioPhrases('en-gb') }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
  useLanguageStore.setState(initial)
})

const none: PaymentAccount = { mode: 'live', otherwise: 'nobody', platform: 'none', account: null }
const account: KeyedAccount = {
  by: 'keys',
  id: 'acct_1Gym',
  name: 'Gym Ltd',
  mode: 'live',
  publishableKey: 'pk_live_gym',
  keyHint: 'wxyz',
  country: 'GB',
  currencies: ['EUR', 'GBP'],
  webhookAddress: 'https://gym.example/webhooks/stripe/1',
  connectedAt: '2026-01-01T10:00:00.000Z',
  connectedBy: 'Olivia',
  memberships: 0,
}
const keys = { publishableKey: 'pk_live_gym', secretKey: ['rk', 'live', 'gymwxyz'].join('_') }

type Server = { club?: PaymentAccount; refusals?: PaymentFinding[]; findings?: PaymentFinding[]; address?: string }
/** A server with the club's account; returns the calls that it received. */
function open({ club: start = none, refusals = [], findings = [], address = '/' }: Server) {
  let club = start
  const sent: [string, unknown][] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    const call = `${method} ${url.replace('/studio/api/v1', '')}`
    if (method !== 'GET') sent.push([call, body ? JSON.parse(String(body)) : undefined])
    if (call === 'POST /payment-account/check')
      return Response.json({ checkedAt: '2026-01-02T10:00:00.000Z', findings })
    if (call === 'PUT /payment-account' && refusals.length > 0) {
      return Response.json({ code: 'paymentKeysRefused', message: '', findings: refusals }, { status: 409 })
    }
    if (call === 'PUT /payment-account') club = { ...none, account }
    if (call === 'POST /payment-account/link') return Response.json({ address: '#at-stripe' })
    if (call === 'DELETE /payment-account') club = none
    return Response.json(club)
  })
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[address]}>
        <PaymentAccountSetup />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return sent
}

async function enter(values: typeof keys) {
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  await screen.findByLabelText('Restricted key', {}, soon)
  type('Publishable key', values.publishableKey)
  type('Restricted key', values.secretKey)
  fireEvent.click(screen.getByRole('button', { name: /^(Connect|Replace)$/ }))
}

it('SELL-01 connects an account, shows it and that its keys work, and forgets what was typed', async () => {
  const sent = open({})
  await screen.findByText('No account is connected', {}, soon)
  expect(screen.getByText('Your members can’t buy anything yet.')).toBeDefined()
  expect(screen.getByText(/needs the keys of the live account/)).toBeDefined()
  await enter(keys)
  await screen.findByText('Connected: Gym Ltd', {}, soon)
  expect(sent[0]).toEqual(['PUT /payment-account', keys])
  for (const fact of ['acct_1Gym', 'Live: cards are charged', 'EUR, GBP', 'ends in wxyz, and is never shown']) {
    expect(screen.getByText(fact)).toBeDefined()
  }
  expect(await screen.findByText(/^The keys work/, {}, soon)).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Replace the keys' })).toBeDefined()
  expect(screen.getByLabelText('Restricted key')).toHaveProperty('value', '')
  expect(document.body.innerHTML).not.toContain(keys.secretKey)
})

it('SELL-01 names what the keys lack and how to give it, and keeps what was typed', async () => {
  open({
    refusals: [
      { problem: 'permissionMissing', resource: 'Subscriptions', access: 'write' },
      { problem: 'permissionMissing', resource: 'Invoices', access: 'read' },
      { problem: 'membersElsewhere', count: 3 },
    ],
  })
  await enter(keys)
  expect(await screen.findByText('These keys can’t be used. Nothing has changed.', {}, soon)).toBeDefined()
  const write =
    'This key may not write Subscriptions. In Stripe, open Developers > API keys, edit the key, and set Subscriptions to Write.'
  expect(screen.getByText(write)).toBeDefined()
  expect(screen.getByText(/set Invoices to Read\.$/)).toBeDefined()
  expect(screen.getByText(/^3 members still pay into another Stripe account/)).toBeDefined()
  expect(screen.getByLabelText('Publishable key')).toHaveProperty('value', keys.publishableKey)
})

it('SELL-01 refuses what is no key before it is sent', async () => {
  const sent = open({})
  await enter({ publishableKey: keys.secretKey, secretKey: 'my key' })
  expect(await screen.findByText(/^A publishable key begins with/, {}, soon)).toBeDefined()
  expect(screen.getByText(/^A restricted key begins with/)).toBeDefined()
  expect(sent).toEqual([])
})

it('SELL-01 shows that a connected key was refused, and says what disconnecting does before it does', async () => {
  const sent = open({
    club: { ...none, account: { ...account, name: null, memberships: 2 } },
    findings: [{ problem: 'keyRefused' }],
  })
  expect(await screen.findByText(/^Stripe doesn’t accept the secret key/, {}, soon)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Disconnect' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Disconnect acct_1Gym?' }, soon))
  expect(dialog.getByText(/2 memberships are running there\. Stripe goes on charging them/)).toBeDefined()
  expect(sent.map(([call]) => call)).toEqual(['POST /payment-account/check'])
  fireEvent.click(dialog.getByRole('button', { name: 'Disconnect' }))
  expect(await screen.findByText('No account is connected', {}, soon)).toBeDefined()
})

it('SELL-01 leads to Stripe by one button where the platform makes accounts, and still takes keys', async () => {
  const sent = open({ club: { ...none, platform: 'offered' } })
  fireEvent.click(await screen.findByRole('button', { name: 'Connect with Stripe' }, soon))
  await vi.waitFor(() => expect(window.location.hash).toBe('#at-stripe'), soon)
  expect(sent.map(([call]) => call)).toEqual(['POST /payment-account/link'])
  expect(screen.getByRole('heading', { name: 'Or enter keys of your own' })).toBeDefined()
})

it('SELL-01 says what Stripe still needs, once each, and that the page of Stripe had expired', async () => {
  const { by: _, publishableKey: _key, keyHint: _hint, webhookAddress: _address, ...shown } = account
  const due = ['external_account', 'individual.dob.day', 'individual.dob.year', 'company.verification.document', 'x.y']
  const linked: LinkedAccount = { ...shown, by: 'platform', name: null, state: 'restricted', due }
  open({ club: { ...none, platform: 'offered', account: linked }, address: '/?stripe=again' })
  expect(await screen.findByText('acct_1Gym can’t take payments yet', {}, soon)).toBeDefined()
  expect(await screen.findByText(/^Stripe takes no payments for this account/, {}, soon)).toBeDefined()
  for (const text of [/bank account/, /people who own/, /a document that proves/, /in Stripe’s words: x\.y$/]) {
    expect(screen.getByText(text)).toBeDefined()
  }
  expect(screen.getByText(/^That page of Stripe had expired/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Continue at Stripe' })).toBeDefined()
  expect(screen.queryByText('Publishable key', { selector: 'dt' })).toBeNull()
})
