import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { loadStudioPhrases } from '@upbeat/phrases/studio/load-studio-phrases'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { useLanguageStore } from '../../lib/i18n/language-store.ts'
import { ClubDomainSetup } from './club-domain.tsx'
import type { ClubDomain, DomainCheck } from './domain-query.ts'

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

const records: ClubDomain['records'] = [
  { purpose: 'ownership', type: 'TXT', name: '_club-domain.gym.example', value: 'club-domain=abc' },
  { purpose: 'address', type: 'CNAME', name: 'gym.example', value: 'server.example' },
]
const none: ClubDomain = { domain: null, plannedDomain: null, address: 'https://server.example', records: [] }
const planned: ClubDomain = { ...none, plannedDomain: 'gym.example', records }
const found: DomainCheck = {
  domain: 'gym.example',
  checkedAt: '2026-01-01T00:00:00.000Z',
  ownership: 'proven',
  foundTexts: [],
  pointing: 'elsewhere',
  foundAddresses: ['192.0.2.9'],
  live: 'unreachable',
}

/** A server with the club's domain; returns the calls that it received. */
function open(start: ClubDomain, check: DomainCheck = found) {
  let club = start
  const sent: [string, unknown][] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    const call = `${method} ${url.replace('/studio/api/v1', '')}`
    const given = body ? JSON.parse(String(body)) : undefined
    if (method !== 'GET') sent.push([call, given])
    if (call === 'POST /domain/check') return Response.json(check)
    if (given?.domain === 'taken.example') return Response.json({ code: 'domainTaken', message: '' }, { status: 409 })
    if (call === 'PUT /domain/plan') club = given.domain === null ? none : planned
    if (call === 'PUT /domain') club = { ...planned, domain: 'gym.example', plannedDomain: null }
    if (call === 'DELETE /domain') club = none
    return Response.json(club)
  })
  render(
    <QueryClientProvider client={queryClient}>
      <ClubDomainSetup />
    </QueryClientProvider>,
  )
  return sent
}

it('LOOK-06 takes a domain and shows its records; explains a rejected domain of another club', async () => {
  open(none)
  const field = await screen.findByLabelText('Domain', {}, soon)
  fireEvent.change(field, { target: { value: 'taken.example' } })
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('belongs to another club'), soon)
  expect((field as HTMLInputElement).value).toBe('taken.example')
  fireEvent.change(field, { target: { value: 'gym.example' } })
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  for (const { name, value, type } of records) {
    expect(await screen.findByText(value, {}, soon)).toBeDefined()
    expect([screen.getByText(type), screen.getByText(name)]).toHaveLength(2)
  }
})

it("LOOK-06 shows which checks pass, and warns before using a domain that doesn't respond yet", async () => {
  const sent = open(planned)
  expect(await screen.findByText('The domain is yours', {}, soon)).toBeDefined()
  expect(screen.getByText(/It leads to 192\.0\.2\.9/)).toBeDefined()
  expect(screen.getByText('Nothing answers at https://gym.example')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Use this domain' }))
  const dialog = within(await screen.findByRole('dialog', {}, soon))
  expect(dialog.getByText(/would see an error/)).toBeDefined()
  fireEvent.click(dialog.getByRole('button', { name: 'Use it anyway' }))
  expect(await screen.findByRole('button', { name: 'Remove the domain' }, soon)).toBeDefined()
  expect(sent.at(-1)).toEqual(['PUT /domain', { evenIfNotLive: true }])
})

it("LOOK-06 can't be used before the DNS proves its ownership", async () => {
  open(planned, { ...found, ownership: 'wrong', foundTexts: ['something else'] })
  expect(await screen.findByText('It says: something else', {}, soon)).toBeDefined()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Use this domain' }).disabled).toBe(true)
})

it("LOOK-06 warns before removing the current domain, and opens the club's other URL", async () => {
  open({ ...none, domain: location.hostname, records }, { ...found, live: 'live' })
  const goTo = vi.spyOn(location, 'assign').mockImplementation(() => {})
  fireEvent.click(await screen.findByRole('button', { name: 'Remove the domain' }, soon))
  const dialog = within(await screen.findByRole('dialog', {}, soon))
  expect(dialog.getByText(/You are on this domain right now/)).toBeDefined()
  fireEvent.click(dialog.getByRole('button', { name: 'Remove the domain' }))
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('https://server.example/studio/'), soon)
})
