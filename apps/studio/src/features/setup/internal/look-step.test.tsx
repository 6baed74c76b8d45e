import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query-client.ts'
import { LookStep } from './look-step.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
})

it('SETUP-04 says beside the button what is wrong with a logo, until the next one is taken', async () => {
  let isReadable = false
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.includes('/logo')) return new Response(null, { status: 204 })
    return isReadable
      ? Response.json({ logoSvg: '<svg/>', looks: [] })
      : Response.json({ code: 'logoUnreadable', message: '' }, { status: 400 })
  })
  render(
    <QueryClientProvider client={queryClient}>
      <LookStep kept={undefined} />
    </QueryClientProvider>,
  )
  const input = screen.getByLabelText('setup.logoFile')
  const choose = () => fireEvent.change(input, { target: { files: [new File(['x'], 'logo.png')] } })
  choose()
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('errors.logoUnreadable'))
  isReadable = true
  choose()
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(''))
})
