import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../lib/query-client.ts'
import { OnAirStep } from './on-air-step.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
})

it('STAFF-16 the URL gets focus once the first class is published', async () => {
  let state = 'draft'
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit) => {
    if (method === 'POST') state = 'published'
    if (url.includes('/setup/on-air')) return Response.json({ address: 'http://gym.example/', qrCode: '' })
    if (/\/classes\?/.test(url)) return Response.json({ classes: [{ tag: 'first' }] })
    return Response.json({ tag: 'first', state, fields: { name: 'Morning flow' }, checklist: { required: [] } })
  })
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <OnAirStep awaitVideo={() => null} onDone={() => {}} />
      </QueryClientProvider>
    </MemoryRouter>,
  )
  await screen.findByRole('button', { name: 'setup.copyAddress' })
  const publish = await screen.findByRole('button', { name: 'setup.putOnAir' })
  publish.focus()
  fireEvent.click(publish)
  await screen.findByText('setup.classOnAir')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('setup.copyAddress'))
})
