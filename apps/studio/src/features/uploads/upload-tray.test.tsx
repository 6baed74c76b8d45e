import { fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { type Upload, useUploadStore } from './upload-store.ts'
import { UploadTray } from './upload-tray.tsx'

afterEach(() => useUploadStore.setState({ uploads: [] }))

function open(...states: Upload['state'][]) {
  useUploadStore.setState({
    uploads: states.map((state, at) => ({
      id: `${at}`,
      file: new File(['all of it'], `class ${at}.mp4`),
      tag: `tag-${at}`,
      state,
      sentBytes: 0,
      speed: null,
      problem: null,
    })),
  })
  render(
    <MemoryRouter>
      <UploadTray />
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
