import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { Curation } from '@upbeat/contract/studio/entities/curation'
import type { StaffSession } from '@upbeat/contract/studio/entities/session'
import { loadStudioPhrases } from '@upbeat/phrases/studio/load-studio-phrases'
import { fromPartial } from '@upbeat/rules/testing/from-partial'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query-client.ts'
import { SessionContext } from '../../../lib/api/session.ts'
import { useLanguageStore } from '../../../lib/i18n/language-store.ts'
import { curationQuery } from '../curation-query.ts'
import { CurationActions } from './curation-actions.tsx'

const initial = useLanguageStore.getState()
beforeEach(async () => useLanguageStore.setState({ phrases: await loadStudioPhrases('en-gb') }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
  useLanguageStore.setState(initial)
})

const list = (given: Partial<Curation> = {}) =>
  ({
    kind: 'collection',
    id: 'evenings',
    state: 'published',
    publishAt: null,
    hasChanges: false,
    changedAt: '2026-11-03T08:00:00.000Z',
    version: 2,
    classCount: 3,
    fields: { name: 'Evenings', description: '', classTags: ['a', 'b'], rule: null },
    ...given,
  }) as Curation
const query = curationQuery('collection', 'evenings')
const versions = [
  { version: 2, publishedAt: '2026-11-02T08:00:00.000Z', name: 'Evenings' },
  { version: 1, publishedAt: '2026-11-01T08:00:00.000Z', name: 'Nights' },
]

function Actions() {
  const { data = list() } = useQuery({ ...query, enabled: false })
  return <CurationActions flush={async () => ({ kind: 'saved' })} shown={data} />
}

/** A server that replies to each change of the list with `changed`. */
function open(changed: Curation) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`)
    return Response.json(method === 'GET' ? versions : changed)
  })
  const session = fromPartial<StaffSession>({ club: { permissions: { 'collections.edit': 'all' } } })
  render(
    <QueryClientProvider client={queryClient}>
      <SessionContext value={session}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element: <Actions /> }])} />
      </SessionContext>
    </QueryClientProvider>,
  )
  return asked
}

it('restores an earlier version of a list as its draft, which can then be published', async () => {
  const asked = open(list({ hasChanges: true, fields: { ...list().fields, name: 'Nights' } } as Partial<Curation>))
  expect(screen.getByRole('button', { name: 'Publish changes' }).getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: 'More actions' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Earlier versions' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Earlier versions' }))
  const [current, earlier] = (await dialog.findAllByRole('listitem')).map((row) => within(row))
  expect(current?.getByText('What members see now')).toBeTruthy()
  expect(current?.queryByRole('button')).toBeNull()
  fireEvent.click(earlier?.getByRole('button', { name: /^Edit this version, of / }) as HTMLElement)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked.at(-1)).toMatch(/^POST .*\/collection\/evenings\/versions\/1\b/)
  await waitFor(() => expect(queryClient.getQueryData(query.queryKey)?.fields.name).toBe('Nights'))
  expect(screen.getByRole('button', { name: 'Publish changes' }).getAttribute('aria-disabled')).toBe('false')
})

it('keeps the focus on the button once there is nothing left to publish', async () => {
  queryClient.setQueryData(query.queryKey, list({ hasChanges: true }))
  const asked = open(list())
  const button = screen.getByRole('button', { name: 'Publish changes' })
  button.focus()
  fireEvent.click(button)
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'))
  expect(document.activeElement).toBe(button)
  const before = asked.length
  fireEvent.click(button)
  expect(asked.length).toBe(before)
})

it('moves the focus to Restore once the list is in the bin, and to the first action once it is restored', async () => {
  const answers = [list({ state: 'bin' }), list()]
  open(list({ state: 'bin' }))
  vi.stubGlobal('fetch', async () => Response.json(answers.shift()))
  fireEvent.click(screen.getByRole('button', { name: 'More actions' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Move to bin' }))
  const restore = await screen.findByRole('button', { name: 'Restore' })
  await waitFor(() => expect(document.activeElement).toBe(restore))
  fireEvent.click(restore)
  const preview = await screen.findByRole('button', { name: 'Preview' })
  await waitFor(() => expect(document.activeElement).toBe(preview))
})
