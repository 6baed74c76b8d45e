import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { StudioClass } from '@upbeat/contract/studio/entities/class'
import { loadStudioPhrases } from '@upbeat/phrases/studio/load-studio-phrases'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query-client.ts'
import { useLanguageStore } from '../../../lib/i18n/language-store.ts'
import { useToastStore } from '../../../lib/layout/toast-store.ts'
import { classQuery } from '../class-queries.ts'
import { EarlierVersions } from './earlier-versions.tsx'

const initial = useLanguageStore.getState()
beforeEach(async () => useLanguageStore.setState({ phrases: await loadStudioPhrases('en-gb') }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
  useToastStore.setState({ toasts: [] })
  useLanguageStore.setState(initial)
})

const version = (number: number, name: string) => ({
  version: number,
  publishedAt: `2026-11-0${number}T08:00:00.000Z`,
  publishedBy: 'Kim',
  fields: { name },
})
const shown = { tag: 'flow', state: 'published', version: 2, hasChanges: false, mayEdit: true } as StudioClass

/** A server with two versions that restores the requested one. */
function open(given: Partial<StudioClass> = {}) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`)
    if (method === 'GET') return Response.json([version(2, 'Evening flow'), version(1, 'Flow')])
    return Response.json({ ...shown, hasChanges: true, fields: { name: 'Flow' } })
  })
  const onClose = vi.fn()
  render(
    <QueryClientProvider client={queryClient}>
      <EarlierVersions onClose={onClose} shown={{ ...shown, ...given }} />
    </QueryClientProvider>,
  )
  return { asked, onClose }
}

const rows = async () => (await screen.findAllByRole('listitem')).map((row) => within(row))

it('lists published versions, and restores one as the draft', async () => {
  const { asked, onClose } = open()
  const [current, earlier] = await rows()
  expect(current?.getByText('Evening flow')).toBeTruthy()
  expect(current?.getByText('What members see now')).toBeTruthy()
  expect(current?.queryByRole('button')).toBeNull()
  expect(earlier?.getByText('Flow')).toBeTruthy()
  fireEvent.click(earlier?.getByRole('button', { name: /^Edit this version, of / }) as HTMLElement)
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(asked.at(-1)).toMatch(/^POST .*\/classes\/flow\/versions\/1\b/)
  expect(queryClient.getQueryData(classQuery('flow').queryKey)?.fields.name).toBe('Flow')
  expect(useToastStore.getState().toasts.map(({ text }) => text)).toEqual([
    'The earlier version is your draft now. Publish it to put it on air.',
  ])
})

it('offers the published version too if the draft differs from it', async () => {
  open({ hasChanges: true })
  const [current] = await rows()
  expect(current?.getByText('What members see now')).toBeTruthy()
  expect(current?.getByRole('button', { name: /^Edit this version, of / })).toBeTruthy()
})

it('marks no version of an unpublished class', async () => {
  open({ state: 'unpublished' })
  await rows()
  expect(screen.queryByText('What members see now')).toBeNull()
})

it('offers nothing to read-only users', async () => {
  open({ mayEdit: false })
  for (const row of await rows()) expect(row.queryByRole('button')).toBeNull()
})
