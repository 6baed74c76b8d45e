import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import type { ClassVideo } from '@upbeat/contract/studio/entities/intake'
import { afterEach, expect, it } from 'vitest'
import { AwaitedVideo } from './awaited-video.tsx'
import { classMediaQuery } from './class-media-query.ts'
import { useUploadStore } from './upload-store.ts'

afterEach(() => useUploadStore.setState({ uploads: [] }))

function open(videos: object[] = []) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(classMediaQuery('first').queryKey, {
    videos: videos as ClassVideo[],
    arriving: null,
    previewLink: null,
    captions: { tracks: [], language: 'en-gb', hasService: false, drafting: null },
  })
  render(
    <QueryClientProvider client={client}>
      <AwaitedVideo tag="first">being prepared</AwaitedVideo>
    </QueryClientProvider>,
  )
}

it('SETUP-02 asks for the file again if its upload stopped', () => {
  open()
  expect(screen.getByRole('status').textContent).toBe('uploads.stopped')
  expect(screen.getByRole('button', { name: 'uploads.chooseVideo' })).toBeDefined()
  expect(screen.queryByText('being prepared')).toBeNull()
})

const file = new File(['all of it'], 'first.mp4')
const upload = {
  id: '1',
  file,
  tag: 'first',
  isReplacement: false,
  state: 'sending',
  sentBytes: 0,
  speed: null,
  problem: null,
} as const

it('waits while the file is uploading', () => {
  useUploadStore.setState({ uploads: [upload] })
  open()
  expect(screen.getByText('being prepared')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

it.each([
  ['can’t be used', { refusal: 'notVideo', steps: [] }, 'uploads.refusedNotVideo', 'uploads.chooseOther'],
  [
    'could not be prepared',
    { refusal: null, steps: [{ step: 'probe', state: 'failed', reason: 'crashed', failure: null, lines: [] }] },
    'uploads.failedCrashed',
    'shell.retry',
  ],
])('SETUP-08 explains why an uploaded video %s, and what to do', (_name, found, why, action) => {
  useUploadStore.setState({ uploads: [{ ...upload, state: 'sent' }] })
  open([{ version: 1, fileName: 'first.mp4', isPlayable: false, warnings: [], ...found }])
  expect(screen.getByText(why)).toBeDefined()
  expect(screen.getByRole('button', { name: action })).toBeDefined()
  expect(screen.queryByText('being prepared')).toBeNull()
})
