import { BroadcastChannel } from 'node:worker_threads'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { loadStudioPhrases } from '@upbeat/phrases/studio/load-studio-phrases'
import { fromPartial } from '@upbeat/rules/testing/from-partial'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { useLanguageStore } from '../../lib/i18n/language-store.ts'
import { tellAnswer } from './answer-channel.ts'
import type { SignOn, SignOnResult } from './sign-on-query.ts'
import { SignOnSetup } from './sign-on-setup.tsx'

const soon = { timeout: 20_000 }
const initial = useLanguageStore.getState()
beforeEach(async () => useLanguageStore.setState({ phrases: await loadStudioPhrases('en-gb') }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  queryClient.clear()
  useLanguageStore.setState(initial)
})

const none: SignOn = { provider: null, isOn: false, redirectAddresses: ['https://club.example/callback'] }
const good = (step: SignOnResult['steps'][number]['step']) => ({
  step,
  state: 'good' as const,
  problem: null,
  detail: '',
})
const passed: SignOnResult = {
  steps: [good('provider'), good('signIn'), good('token'), good('identity'), good('claims')],
  person: { subject: 'ada', email: 'ada@id.example', firstName: 'Ada', lastName: 'Lovelace' },
}

/** A server whose tests return `result`, and the window that opens for the sign-in. */
function open(signOn: SignOn, result: SignOnResult, { ends = false } = {}) {
  const sent: [string, unknown][] = []
  const opened = { location: { href: '' }, close: vi.fn() }
  vi.stubGlobal('BroadcastChannel', BroadcastChannel)
  vi.spyOn(window, 'open').mockReturnValue(fromPartial<Window>(opened))
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    const call = `${method} ${url.replace('/studio/api/v1', '')}`
    const given = body ? JSON.parse(String(body)) : undefined
    if (method !== 'GET') sent.push([call, given])
    if (call === 'POST /sign-on/test') {
      if (ends) return Response.json({ steps: result.steps, address: null, state: '', test: '' })
      return Response.json({ steps: [], address: 'https://id.example/auth', state: 'studio-test.1', test: 'sealed' })
    }
    if (call === 'POST /sign-on/test/answer') return Response.json(result)
    if (call === 'PUT /sign-on') {
      const { clientSecret, ...provider } = given.provider
      return Response.json({ ...none, provider: { ...provider, hasSecret: Boolean(clientSecret) }, isOn: given.isOn })
    }
    return Response.json(signOn)
  })
  render(
    <QueryClientProvider client={queryClient}>
      <SignOnSetup />
    </QueryClientProvider>,
  )
  return { sent, opened }
}

async function fill() {
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  await screen.findByLabelText('Client ID', {}, soon)
  type('Provider’s address', 'https://id.example')
  type('Client ID', 'club')
  type('Client secret', 'secret')
}

it('LOOK-07 tests a sign-in in its own window, then saves and enables it; the secret is never shown again', async () => {
  const { sent, opened } = open(none, passed)
  await fill()
  expect(screen.getByText('https://club.example/callback')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Test the sign-in' }))
  expect(await screen.findByText(/Waiting for you/, {}, soon)).toBeDefined()
  expect(opened.location.href).toBe('https://id.example/auth')
  tellAnswer(new URLSearchParams({ state: 'studio-test.other', code: 'not mine' }))
  tellAnswer(new URLSearchParams({ state: 'studio-test.1', code: 'one' }))
  expect(await screen.findByText(/Ada Lovelace, ada@id\.example would be signed in/, {}, soon)).toBeDefined()
  expect(sent.at(-1)).toEqual(['POST /sign-on/test/answer', { test: 'sealed', state: 'studio-test.1', code: 'one' }])
  fireEvent.click(screen.getByRole('button', { name: 'Save and switch on' }))
  expect(await screen.findByText('Single sign-on is on', { selector: 'p' }, soon)).toBeDefined()
  expect(sent.at(-1)).toMatchObject(['PUT /sign-on', { provider: { clientSecret: 'secret' }, isOn: true }])
  expect(screen.getByLabelText<HTMLInputElement>('Client secret').value).toBe('')
  expect(screen.getByText('One is stored. Leave this empty to keep it.')).toBeDefined()
})

it('LOOK-07 names the failing URL, and warns before enabling untested settings', async () => {
  const detail = 'https://id.example/.well-known/openid-configuration'
  const steps = [{ step: 'provider' as const, state: 'bad' as const, problem: 'unreachable' as const, detail }]
  const { sent, opened } = open(none, { steps, person: null }, { ends: true })
  await fill()
  fireEvent.click(screen.getByRole('button', { name: 'Test the sign-in' }))
  expect(
    await screen.findByText(`Nothing answers at ${detail}. The provider may be down, or the address wrong.`, {}, soon),
  ).toBeDefined()
  expect(opened.close).toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Save and switch on' }))
  const dialog = within(await screen.findByRole('dialog', {}, soon))
  expect(dialog.getByText(/members can’t sign in/)).toBeDefined()
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null), soon)
  expect(sent.map(([call]) => call)).not.toContain('PUT /sign-on')
})
