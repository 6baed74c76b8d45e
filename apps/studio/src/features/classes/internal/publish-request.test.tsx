import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { StudioClass } from '@upbeat/contract/studio/entities/class'
import { fromPartial } from '@upbeat/rules/testing/from-partial'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query-client.ts'
import { PublishRequest } from './publish-request.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
})

const request = { by: 'Clara Coach', at: '2026-11-25T08:00:00Z' }

it('STAFF-15 tells a coach why they may not publish, and sends a request to those who may', async () => {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    sent.push(`${method} ${url.replace(/.*\/api\/v1/, '')}`)
    return Response.json({})
  })
  show({ mayPublish: false })
  screen.getByText('classes.othersPublish')
  fireEvent.click(screen.getByRole('button', { name: 'classes.askToPublish' }))
  await waitFor(() => expect(sent).toEqual([expect.stringContaining('POST /classes/c1/publication-request')]))
})

it('STAFF-15 shows owners and managers who asks, and a coach when they asked', () => {
  show({ mayPublish: true, publishRequest: request })
  screen.getByText('classes.requestedBy')
  cleanup()
  show({ mayPublish: false, publishRequest: request })
  screen.getByRole('button', { name: 'classes.withdrawRequest' })
  cleanup()
  show({ mayPublish: true })
  expect(document.body.textContent).toBe('')
})

function show(part: Partial<StudioClass>) {
  const draft = fromPartial<StudioClass>({
    tag: 'c1',
    state: 'draft',
    mayEdit: true,
    publishRequest: null,
    checklist: { required: [] },
  })
  const shown = { ...draft, ...part }
  render(
    <QueryClientProvider client={queryClient}>
      <PublishRequest flush={async () => ({ kind: 'saved' })} shown={shown} />
    </QueryClientProvider>,
  )
}
