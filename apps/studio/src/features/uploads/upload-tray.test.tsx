import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { addPending, removePending } from './pending-files.ts'
import { leavePage } from './pending-uploads.ts'
import { type Upload, useUploadStore } from './upload-store.ts'
import { UploadTray } from './upload-tray.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  useUploadStore.setState({ uploads: [] })
  removePending('tag-a')
})

/** The server's state of each class's video. */
function answer(videos: Record<string, { state: string; progress?: number; reason?: string }>) {
  const found = Object.entries(videos).map(([tag, { state, progress = null, reason = null }]) => ({
    tag,
    video: { state, progress, reason },
  }))
  vi.stubGlobal('fetch', async () => Response.json(found))
}

function open(...states: Upload['state'][]) {
  useUploadStore.setState({
    uploads: states.map((state, at) => ({
      id: `${at}`,
      file: new File(['all of it'], `class ${at}.mp4`),
      tag: `tag-${at}`,
      isReplacement: false,
      state,
      sentBytes: 0,
      speed: null,
      problem: null,
    })),
  })
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <UploadTray />
      </QueryClientProvider>
    </MemoryRouter>,
  )
}
const rows = () => screen.getAllByRole('listitem')
const press = (name: string, at?: number) =>
  fireEvent.click(
    within(at === undefined ? document.body : (rows()[at] ?? document.body)).getByRole('button', { name }),
  )
const states = () => useUploadStore.getState().uploads.map(({ file, state }) => `${file.name.slice(6, 7)} ${state}`)

it('TAKE-01 links to each draft during its upload, so that its details can be filled in', () => {
  open('sending', 'waiting')
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/classes/tag-0', '/classes/tag-1'])
})

it('TAKE-01 moves up, pauses, resumes and cancels', () => {
  open('sending', 'sending', 'sending', 'waiting', 'waiting', 'waiting')
  expect(within(rows()[3] ?? document.body).queryByRole('button', { name: 'uploads.moveUp' })).toBeNull()
  press('uploads.moveUp', 5)
  expect(states().slice(3)).toEqual(['3 waiting', '5 waiting', '4 waiting'])
  press('uploads.pause', 3)
  press('uploads.cancel', 4)
  expect(states().slice(3)).toEqual(['3 paused', '4 waiting'])
  press('uploads.pauseAll')
  expect(new Set(states().map((each) => each.slice(2)))).toEqual(new Set(['paused']))
  expect(screen.queryByRole('button', { name: 'uploads.pauseAll' })).toBeNull()
  expect(screen.getByRole('button', { name: 'uploads.resumeAll' })).toBeDefined()
})

it('TAKE-10 keeps showing a file’s progress after its upload', async () => {
  answer({
    'tag-0': { state: 'preparing', progress: 0.42 },
    'tag-1': { state: 'failed', reason: 'notVideo' },
    'tag-2': { state: 'ready' },
  })
  open('sent', 'sent', 'sent')
  await waitFor(() => expect(rows()[0]?.textContent).toContain('uploads.stateAt'))
  expect(rows()[1]?.textContent).toContain('uploads.refusedNotVideo')
  expect(rows()[1]?.dataset.state).toBe('failed')
  expect(rows()[2]?.textContent).toContain('uploads.stateReady')
  expect(screen.getByRole('status').textContent).toBe('uploads.failedCount')
})

it('TAKE-10 shows only its title once all videos are ready', async () => {
  answer({ 'tag-0': { state: 'ready' }, 'tag-1': { state: 'ready' } })
  open('sent', 'sent')
  expect(rows()).toHaveLength(2)
  await waitFor(() => expect(screen.queryAllByRole('listitem')).toEqual([]))
  press('uploads.show')
  expect(rows()).toHaveLength(2)
})

it('TAKE-02 lists uploads that a reload interrupted, and asks for their files', async () => {
  answer({ 'tag-a': { state: 'interrupted', progress: 0.34 } })
  addPending(new File(['all of it'], 'long.mp4'), { tag: 'tag-a', isReplacement: false })
  open()
  expect(screen.queryByRole('status')).toBeNull()
  act(leavePage)
  expect((await screen.findByRole('status')).textContent).toBe('uploads.interrupted')
  expect(rows().map((row) => row.textContent)).toEqual(['long.mp4uploads.arrived'])
  expect(screen.getByRole('button', { name: 'uploads.chooseAgain' })).toBeDefined()
})

it('TAKE-10 says while the server is away that the upload continues, and that a file is empty', () => {
  open('sending', 'failed')
  const [first, second] = useUploadStore.getState().uploads as [Upload, Upload]
  act(() =>
    useUploadStore.setState({
      uploads: [
        { ...first, isAway: true },
        { ...second, isEmpty: true },
      ],
    }),
  )
  expect(rows()[0]?.textContent).toContain('uploads.away')
  expect(rows()[1]?.textContent).toContain('uploads.empty')
  expect(within(rows()[1] ?? document.body).queryByRole('button', { name: 'uploads.resume' })).toBeNull()
})
