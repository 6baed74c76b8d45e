import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { loadStudioPhrases } from '@upbeat/phrases/studio/load-studio-phrases'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { useLanguageStore } from '../../lib/i18n/language-store.ts'
import { Clubs } from './clubs.tsx'
import { NewClubButton } from './new-club-button.tsx'

const soon = { timeout: 20_000 }
const initial = useLanguageStore.getState()
beforeEach(async () => useLanguageStore.setState({ phrases: await loadStudioPhrases('en-gb') }))
afterEach(() => {
  // No queries must run after the server is closed.
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  queryClient.clear()
  useLanguageStore.setState(initial)
})

const clubOf = (displayName: string, more: object = {}) => ({
  tenantId: displayName,
  name: displayName.toLowerCase(),
  displayName,
  domain: null,
  disabled: false,
  studio: `http://${displayName.toLowerCase()}.example/studio`,
  ...more,
})

/** A server with clubs; the account belongs only to the first. */
function open(clubs: ReturnType<typeof clubOf>[]) {
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    const [path] = url.replace('/studio/api/v1', '').split('?')
    const sent = body ? JSON.parse(String(body)) : null
    if (path === '/setup/address') return Response.json({ state: 'free', alternative: 'northside' })
    if (path === '/session/club') {
      const isMember = sent.tenantId === clubs[0]?.tenantId
      if (!isMember) return Response.json({ code: 'notFound', message: '' }, { status: 404 })
      return Response.json({ address: 'http://riverside.example/studio/enter#token' })
    }
    if (path === '/clubs' && method === 'POST') {
      const made = clubOf(sent.displayName, { name: sent.address })
      clubs.push(made)
      return Response.json(made, { status: 201 })
    }
    return Response.json(path === '/clubs' ? clubs : null)
  })
  const goTo = vi.spyOn(location, 'assign').mockImplementation(() => {})
  render(
    <QueryClientProvider client={queryClient}>
      <NewClubButton />
      <Clubs />
    </QueryClientProvider>,
  )
  return goTo
}

it("SETUP-07 lists the server's clubs, and opens each one's studio, signed in if the account belongs to it", async () => {
  const goTo = open([clubOf('Riverside', { domain: 'gym.example' }), clubOf('Hillside', { disabled: true })])
  const [riverside, hillside] = await screen.findAllByRole('listitem', {}, soon)
  expect(riverside?.textContent).toContain('gym.example')
  expect(hillside?.textContent).toContain('hillside')
  fireEvent.click(screen.getByRole('button', { name: 'Open studio: Riverside' }))
  await waitFor(() => expect(goTo).toHaveBeenLastCalledWith('http://riverside.example/studio/enter#token'), soon)
  fireEvent.click(screen.getByRole('button', { name: 'Open studio: Hillside' }))
  await waitFor(() => expect(goTo).toHaveBeenLastCalledWith('http://hillside.example/studio'), soon)
})

it('SETUP-07 creates another club in a dialog, with an address derived from its name, and lists it', async () => {
  open([])
  expect(await screen.findByText('No clubs yet', {}, soon)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'New club' }))
  const dialog = within(await screen.findByRole('dialog', {}, soon))
  fireEvent.click(dialog.getByRole('button', { name: 'Make the club' }))
  await waitFor(() => expect(dialog.getByLabelText('Name of the club').getAttribute('aria-invalid')).toBe('true'), soon)
  fireEvent.change(dialog.getByLabelText('Name of the club'), { target: { value: '<b>Northside</b>' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Make the club' }))
  expect(dialog.getByText('Enter the club’s name: up to 100 characters, without < and >.')).toBeDefined()
  fireEvent.change(dialog.getByLabelText('Name of the club'), { target: { value: 'Northside' } })
  await waitFor(() => expect(dialog.getByLabelText<HTMLInputElement>('Web address').value).toBe('northside'), soon)
  fireEvent.click(dialog.getByRole('button', { name: 'Make the club' }))
  expect(await screen.findByRole('button', { name: 'Open studio: Northside' }, soon)).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), soon)
})
