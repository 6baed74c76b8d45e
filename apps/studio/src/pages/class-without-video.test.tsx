import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import type { StaffSession } from '@upbeat/contract/studio/entities/session'
import { loadStudioPhrases } from '@upbeat/phrases/studio/load-studio-phrases'
import { fromPartial } from '@upbeat/rules/testing/from-partial'
import type { ReactElement } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SessionContext } from '../lib/api/session.ts'
import { useLanguageStore } from '../lib/i18n/language-store.ts'
import { ClassCaptionsPage } from './class-captions.tsx'
import { ClassMovesPage } from './class-moves.tsx'
import { ClassVideoPage } from './class-video.tsx'

const initial = useLanguageStore.getState()
beforeEach(async () => useLanguageStore.setState({ phrases: await loadStudioPhrases('en-gb') }))
afterEach(() => {
  vi.unstubAllGlobals()
  useLanguageStore.setState(initial)
})

/** A page of a class that has no uploaded video; with `previewLink`, it plays a ready-made one. */
function open(page: ReactElement, previewLink: string | null) {
  const captions = { tracks: [], language: 'en-gb', hasService: false, drafting: null }
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.endsWith('/media')) return Response.json({ videos: [], arriving: null, previewLink, captions })
    if (address.endsWith('/moves')) return Response.json({ moves: [], revision: '1' })
    return Response.json({ fields: { imageLink: null, trailerLink: null } })
  })
  render(
    <MemoryRouter initialEntries={['/flow/de']}>
      <QueryClientProvider client={new QueryClient()}>
        <SessionContext value={fromPartial<StaffSession>({ club: { permissions: { 'classes.edit': 'all' } } })}>
          <Routes>
            <Route element={page} path="/:tag/:language" />
          </Routes>
        </SessionContext>
      </QueryClientProvider>
    </MemoryRouter>,
  )
}

it.each([
  ['moves', <ClassMovesPage key="moves" />, 'This video brings its own moves'],
  ['captions', <ClassCaptionsPage key="captions" />, 'This video brings its own captions'],
  ['picture', <ClassVideoPage key="picture" />, /this class plays a ready-made one/],
])('offers to upload a video on the %s page of a class with a ready-made one', async (_, page, text) => {
  open(page, '/media/master.m3u8')
  expect(await screen.findByText(text)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Choose a video' })).toBeDefined()
})

it('TAKE-13 lets a picture be uploaded before there is a video', async () => {
  open(<ClassVideoPage />, null)
  expect(await screen.findByRole('button', { name: 'Upload a picture' })).toBeDefined()
  expect(screen.getByText(/Upload it first/)).toBeDefined()
})

it('leads from captions that do not exist to the class, where they are added', async () => {
  open(<ClassCaptionsPage />, null)
  expect((await screen.findByRole('link', { name: 'Add captions' })).getAttribute('href')).toBe('/classes/flow')
})
