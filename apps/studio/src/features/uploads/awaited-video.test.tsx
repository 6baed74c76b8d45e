import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { AwaitedVideo } from './awaited-video.tsx'
import { classMediaQuery } from './class-media-query.ts'
import { useUploadStore } from './upload-store.ts'

afterEach(() => useUploadStore.setState({ uploads: [] }))

function open() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(classMediaQuery('first').queryKey, {
    videos: [],
    previewLink: null,
    captions: { tracks: [], language: 'en-gb', hasService: false, drafting: null },
  })
  render(
    <QueryClientProvider client={client}>
      <AwaitedVideo tag="first">being prepared</AwaitedVideo>
    </QueryClientProvider>,
  )
}

it('SETUP-02 asks for the file again where its upload stopped', () => {
  open()
  expect(screen.getByRole('status').textContent).toBe('uploads.stopped')
  expect(screen.getByRole('button', { name: 'uploads.chooseVideo' })).toBeDefined()
  expect(screen.queryByText('being prepared')).toBeNull()
})

it('waits while the file is on its way', () => {
  const file = new File(['all of it'], 'first.mp4')
  const upload = { id: '1', file, tag: 'first', state: 'sending', sentBytes: 0, speed: null, problem: null } as const
  useUploadStore.setState({ uploads: [upload] })
  open()
  expect(screen.getByText('being prepared')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})
