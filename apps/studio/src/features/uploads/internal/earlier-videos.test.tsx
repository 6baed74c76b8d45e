import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ClassVideo } from '@upbeat/contract/studio/entities/intake'
import { afterEach, expect, it, vi } from 'vitest'
import { useToastStore } from '../../../lib/layout/toast-store.ts'
import { EarlierVideos } from './earlier-videos.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  useToastStore.setState({ toasts: [] })
})

const soon = { timeout: 20_000 }
const tracks = { pictures: [], sounds: [] }
const video = (version: number, replacedAt: string | null) =>
  ({
    version,
    fileName: `take-${version}.mp4`,
    tracks,
    createdAt: '2026-11-01T08:00:00.000Z',
    replacedAt,
  }) as unknown as ClassVideo
const toasts = () => useToastStore.getState().toasts.map(({ text, tone }) => [text, tone])

function open(answer: () => Response, videos = [video(2, '2026-11-03T08:00:00.000Z'), video(1, null)]) {
  const send = vi.fn(async (_url: string, _init: RequestInit) => answer())
  vi.stubGlobal('fetch', send)
  render(<EarlierVideos tag="flow" videos={videos} />)
  return send
}

it('TAKE-17 restores the selected earlier video', async () => {
  const send = open(() => new Response(null, { status: 204 }))
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows).toEqual([
    expect.stringMatching(/^take-2\.mp4.*storage\.replaced/),
    expect.stringMatching(/^take-1\.mp4/),
  ])
  const [, first] = screen.getAllByRole('button', { name: 'uploads.restore' })
  if (first) fireEvent.click(first)
  await waitFor(() => expect(toasts()).toEqual([['uploads.restored', 'success']]), soon)
  const [url, init] = send.mock.calls[0] ?? []
  expect([url, init?.method]).toEqual(['/studio/api/v1/classes/flow/media/1/restore', 'POST'])
})

it('TAKE-17 explains why one can’t be restored, and renders nothing without earlier videos', async () => {
  open(() => Response.json({ code: 'notAllowedNow', message: '' }, { status: 409 }), [video(1, null)])
  fireEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(toasts()).toEqual([['errors.notAllowedNow', 'danger']]), soon)
  const { container } = render(<EarlierVideos tag="flow" videos={[]} />)
  expect(container.textContent).toBe('')
})
