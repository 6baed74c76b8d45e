import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { EntryArt } from '@upbeat/contract/studio/entities/session'
import { afterEach, expect, it, vi } from 'vitest'
import { ClubArt } from './club-art.tsx'

afterEach(() => vi.unstubAllGlobals())

const art = { displayName: 'Riverside', primary: '#7a1f5c', onPrimary: '#ffffff', secondary: '#00a88f', logoUrl: null }

async function open(found: EntryArt | null | 'failure') {
  const send = vi.fn(async () =>
    found === 'failure' ? Response.json({ code: 'internal' }, { status: 500 }) : Response.json(found),
  )
  vi.stubGlobal('fetch', send)
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <ClubArt>
        <input aria-label="Email" />
      </ClubArt>
    </QueryClientProvider>,
  )
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
  return container
}

it('shows the club’s logo beside the form, or rings in its colours', async () => {
  const first = await open({ ...art, logoUrl: '/images/logo/riverside.svg' })
  expect(await screen.findByText('Riverside')).toBeDefined()
  expect(first.querySelector('img')?.getAttribute('src')).toBe('/images/logo/riverside.svg')
  const second = await open(art)
  await waitFor(() => expect(second.querySelectorAll('circle').length).toBeGreaterThan(0))
  expect(second.querySelector('img')).toBeNull()
})

it('keeps what was typed before the art came', async () => {
  await open(art)
  const field = screen.getByRole('textbox')
  fireEvent.change(field, { target: { value: 'ola@' } })
  await screen.findByText('Riverside')
  expect(screen.getByRole('textbox')).toBe(field)
})

it.each([null, 'failure'] as const)('shows the form alone without a club or its art: %s', async (found) => {
  const container = await open(found)
  await waitFor(() => expect(container.querySelector('[data-art]')).toBeNull(), { timeout: 3000 })
  expect(screen.getAllByRole('textbox', { name: 'Email' })).toHaveLength(1)
})
