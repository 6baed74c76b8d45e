import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query-client.ts'
import { AccountStep } from './account-step.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
  sessionStorage.clear()
})

it('SETUP-02 keeps name and email over a reload, and never the password', () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }))
  show()
  fireEvent.change(screen.getByLabelText('account.name'), { target: { value: 'Zoë' } })
  fireEvent.change(screen.getByLabelText('session.email'), { target: { value: 'zoe@gym.example' } })
  fireEvent.change(screen.getByLabelText('session.choosePassword'), { target: { value: 'Quillow-2026' } })
  cleanup()
  show()
  expect((screen.getByLabelText('account.name') as HTMLInputElement).value).toBe('Zoë')
  expect((screen.getByLabelText('session.email') as HTMLInputElement).value).toBe('zoe@gym.example')
  expect((screen.getByLabelText('session.choosePassword') as HTMLInputElement).value).toBe('')
  expect(JSON.stringify(sessionStorage)).not.toContain('Quillow')
})

function show() {
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <AccountStep token="token" />
      </QueryClientProvider>
    </MemoryRouter>,
  )
}
