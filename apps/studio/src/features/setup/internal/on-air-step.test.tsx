import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query-client.ts'
import { OnAirStep } from './on-air-step.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
})

let categoryId: string | null = '1009'
const sent: string[] = []
let reach = { qrCode: '', isThisMachineOnly: false, sendsEmail: true }

it('STAFF-16 the URL gets focus once the first class is published', async () => {
  show('draft')
  await screen.findByRole('img', { name: 'setup.qrCode' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('setup.readyTitle')
  const publish = await screen.findByRole('button', { name: 'setup.putOnAir' })
  publish.focus()
  fireEvent.click(publish)
  await screen.findByText('setup.classOnAir')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('setup.copyAddress'))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('setup.onAirTitle')
})

it('DRAFT-06 asks for title and category before the first class is published', async () => {
  categoryId = null
  show('draft')
  const title = await screen.findByRole('textbox', { name: 'classes.name' })
  fireEvent.click(screen.getByRole('button', { name: 'setup.putOnAir' }))
  await screen.findByText('setup.categoryProblem')
  fireEvent.change(title, { target: { value: 'Evening flow' } })
  await screen.findByRole('option', { name: 'Yoga' })
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '1009' } })
  fireEvent.click(screen.getByRole('button', { name: 'setup.putOnAir' }))
  await screen.findByText('setup.classOnAir')
  expect(sent.map((body) => JSON.parse(body))).toEqual([
    {
      changes: [
        { field: 'name', base: 'Morning flow', value: 'Evening flow' },
        { field: 'categoryId', base: null, value: '1009' },
      ],
    },
  ])
})

it('SETUP-06 says why a phone can’t open the address, and that no email is sent, instead of a code that leads nowhere', async () => {
  reach = { qrCode: '', isThisMachineOnly: true, sendsEmail: false }
  show('draft')
  await screen.findByText('setup.onAirLocalText')
  expect(screen.queryByRole('img')).toBeNull()
  screen.getByText('setup.mailOffText')
})

function show(initial: string) {
  let state = initial
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    if (url.includes('/class-options')) return Response.json({ categories: [{ id: '1009', name: 'Yoga' }] })
    if (method === 'PUT') sent.push(String(body))
    if (method === 'POST') state = 'published'
    if (url.includes('/setup/on-air')) return Response.json({ address: 'http://gym.example/', ...reach })
    if (/\/classes\?/.test(url)) return Response.json({ classes: [{ tag: 'first' }] })
    return Response.json({
      tag: 'first',
      state,
      fields: { name: 'Morning flow', categoryId },
      checklist: { required: [] },
    })
  })
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <OnAirStep awaitVideo={() => null} onDone={() => {}} />
      </QueryClientProvider>
    </MemoryRouter>,
  )
}
