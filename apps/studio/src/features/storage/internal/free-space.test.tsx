import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import type { StaffSession } from '@upbeat/contract/studio/entities/session'
import { loadStudioPhrases } from '@upbeat/phrases/studio/load-studio-phrases'
import { fromPartial } from '@upbeat/rules/testing/from-partial'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { SessionContext } from '../../../lib/api/session.ts'
import { useLanguageStore } from '../../../lib/i18n/language-store.ts'
import type { StorageFigures } from '../storage-query.ts'
import { FreeSpace } from './free-space.tsx'
import { StorageTable } from './storage-table.tsx'

const initial = useLanguageStore.getState()
beforeEach(async () => useLanguageStore.setState({ phrases: await loadStudioPhrases('en-gb') }))
afterEach(() => useLanguageStore.setState(initial))

const owner = fromPartial<StaffSession>({ club: { permissions: { 'classes.delete': 'all' } } })
const video = (tag: string, isSourceNeeded: boolean) => ({
  tag,
  version: 1,
  fileName: `${tag}.mp4`,
  renditions: 1e6,
  pictures: 0,
  source: 5e6,
  isSourceNeeded,
  replacedAt: null,
})

function open(classes: StorageFigures['classes']) {
  const figures = { classes } as StorageFigures
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <SessionContext value={owner}>
          <FreeSpace figures={figures} />
          <StorageTable videos={classes} />
        </SessionContext>
      </QueryClientProvider>
    </MemoryRouter>,
  )
}

it('TAKE-19 offers original files only once their video is prepared, and says why not before', () => {
  open([video('ready', false), video('encoding', true)])
  expect(screen.getByRole('button', { name: 'Free 5.0 MB' })).toBeDefined()
  expect(screen.getByText(/^1 original file takes 5\.0 MB/)).toBeDefined()
  expect(screen.getByText('1 original file is still needed because its video is being prepared.')).toBeDefined()
  expect(
    screen.getAllByRole('button', { name: /^Delete original/ }).map((one) => one.getAttribute('aria-label')),
  ).toEqual(['Delete original: ready.mp4'])
  expect(screen.getByText('Needed until the video is prepared')).toBeDefined()
})

it('counts nothing as free while all originals are needed', () => {
  open([video('encoding', true)])
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByText(/There is nothing to free/)).toBeNull()
})
