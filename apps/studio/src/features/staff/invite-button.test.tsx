import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { InviteButton } from './invite-button.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

it('a link to #invite opens the invitation, once', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const router = createMemoryRouter([{ path: '*', element: <InviteButton /> }], { initialEntries: ['/people#invite'] })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  fireEvent.keyDown(await screen.findByRole('dialog', { name: 'staff.inviteTitle' }), { key: 'Escape' })
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location).toMatchObject({ pathname: '/people', hash: '' })
})
