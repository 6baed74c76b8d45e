import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { Webhook, WebhookDelivery } from '@upbeat/contract/studio/entities/webhook'
import { loadStudioPhrases } from '@upbeat/phrases/studio/load-studio-phrases'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useLanguageStore } from '../../lib/i18n/language-store.ts'
import { NewWebhookButton } from './new-webhook-button.tsx'
import { WebhookDetails } from './webhook-details.tsx'
import { WebhookList } from './webhook-list.tsx'

const initial = useLanguageStore.getState()
beforeEach(async () => useLanguageStore.setState({ language: 'en-gb', phrases: await loadStudioPhrases('en-gb') }))
afterEach(() => {
  vi.unstubAllGlobals()
  useLanguageStore.setState(initial)
})

const id = '0b1e7a52-9c1f-4d7a-8a3e-0c5f0e6d7b11'
const webhook: Webhook = {
  id,
  url: 'https://crm.example/hook',
  types: ['member.joined', 'trial.ended'],
  isOn: true,
  createdBy: 'Ada',
  createdAt: '2027-03-01T10:00:00.000Z',
  failingSince: new Date(Date.now() - 7_200_000).toISOString(),
  waiting: 3,
}
const delivery: WebhookDelivery = {
  id: 'msg_1',
  type: 'member.joined',
  at: '2027-03-02T10:00:00.000Z',
  state: 'waiting',
  attempts: 2,
  lastAttemptAt: '2027-03-02T10:00:30.000Z',
  nextAttemptAt: '2027-03-02T10:02:30.000Z',
  status: 500,
  problem: 'status',
  body: '{"type":"member.joined"}',
}

function open(path: string, replies: Record<string, unknown>) {
  const send = vi.fn(async (url: string, _init: RequestInit) => {
    const { pathname } = new URL(url, 'http://studio.example')
    return Response.json(replies[pathname.replace('/studio/api/v1', '')])
  })
  vi.stubGlobal('fetch', send)
  render(
    <MemoryRouter initialEntries={[path]}>
      <QueryClientProvider client={new QueryClient()}>
        <Routes>
          <Route
            element={
              <>
                <NewWebhookButton />
                <WebhookList />
              </>
            }
            path="/settings/webhooks"
          />
          <Route element={<WebhookDetails />} path="/settings/webhooks/:id" />
        </Routes>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  return send
}

it('PLAT-05 lists webhooks with what is wrong, and says how to begin without any', async () => {
  open('/settings/webhooks', { '/webhooks': [webhook] })
  expect(await screen.findByText('Failing since 2 hours ago · 2 kinds of events · 3 messages waiting')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Open: https://crm.example/hook' }).getAttribute('href')).toContain(id)
})

it('PLAT-05 creates a webhook for chosen events, and shows its secret once', async () => {
  const send = open('/settings/webhooks', { '/webhooks': [] })
  await screen.findByText('No webhooks')
  send.mockImplementation(async (_url, init) =>
    Response.json(init.method === 'POST' ? { ...webhook, secret: 'whsec_made' } : [webhook]),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Add a webhook' }))
  const dialog = within(await screen.findByRole('dialog'))
  for (const box of dialog.getAllByRole('checkbox').slice(1)) fireEvent.click(box)
  fireEvent.change(dialog.getByRole('textbox', { name: 'Address' }), { target: { value: 'not an address' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Add a webhook' }))
  expect(await dialog.findByText('Enter an address that starts with https://')).toBeDefined()
  fireEvent.change(dialog.getByRole('textbox', { name: 'Address' }), { target: { value: webhook.url } })
  fireEvent.click(dialog.getByRole('button', { name: 'Add a webhook' }))
  expect(await dialog.findByDisplayValue('whsec_made')).toBeDefined()
  const body = send.mock.calls.find(([, init]) => init.method === 'POST')?.[1].body
  expect(JSON.parse(String(body))).toEqual({ url: webhook.url, types: ['class.published'] })
})

it('PLAT-05 shows the log with why a message failed, and sends it again', async () => {
  const send = open(`/settings/webhooks/${id}`, {
    '/webhooks': [webhook],
    [`/webhooks/${id}/deliveries`]: { deliveries: [delivery], next: null },
    [`/webhooks/${id}/deliveries/msg_1/resend`]: { ...delivery, state: 'delivered', problem: null, status: 204 },
  })
  const row = (await screen.findByText(/Waiting · 2 attempts · The receiver answered 500 · next attempt/)).closest('li')
  expect(row?.textContent).toContain('{"type":"member.joined"}')
  fireEvent.click(screen.getByRole('button', { name: /^Send again: A member joins/ }))
  await waitFor(() => expect(send.mock.calls.some(([url]) => url.endsWith('/msg_1/resend'))).toBe(true))
  fireEvent.change(screen.getByRole('combobox', { name: 'State' }), { target: { value: 'failed' } })
  await waitFor(() => expect(send.mock.calls.some(([url]) => url.includes('state=failed'))).toBe(true))
})

it('PLAT-05 says why a webhook was refused', async () => {
  const send = open('/settings/webhooks', { '/webhooks': [] })
  await screen.findByText('No webhooks')
  send.mockImplementation(async () => Response.json({ code: 'tooManyWebhooks', message: 'Too many' }, { status: 409 }))
  fireEvent.click(screen.getByRole('button', { name: 'Add a webhook' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByRole('textbox', { name: 'Address' }), { target: { value: webhook.url } })
  fireEvent.click(dialog.getByRole('button', { name: 'Add a webhook' }))
  expect(await dialog.findByText('A club can have 20 webhooks. Remove one first.')).toBeDefined()
})
