import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { StudioClass } from '@upbeat/contract/studio/entities/class'
import { loadStudioPhrases } from '@upbeat/phrases/studio/load-studio-phrases'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query-client.ts'
import { useLanguageStore } from '../../../lib/i18n/language-store.ts'
import { useToastStore } from '../../../lib/layout/toast-store.ts'
import { classQuery } from '../class-queries.ts'
import { ClassActions } from './class-actions.tsx'

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
const shown = {
  tag: 'flow',
  state: 'published',
  version: 2,
  publishAt: null,
  hasChanges: false,
  mayEdit: true,
  mayPublish: true,
  checklist: { required: [], recommended: [] } as StudioClass['checklist'],
} as StudioClass

/** The list of versions, from a server with two that restores the requested one. */
async function open(given: Partial<StudioClass> = {}) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`)
    if (method === 'GET') return Response.json([version(2, 'Evening flow'), version(1, 'Flow')])
    return Response.json({ ...shown, hasChanges: true, fields: { name: 'Flow' } })
  })
  const actions = <ClassActions flush={async () => ({ kind: 'saved' })} shown={{ ...shown, ...given }} />
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: actions }])} />
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'More actions' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Earlier versions' }))
  return asked
}

const rows = async () => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Earlier versions' }))
  return (await dialog.findAllByRole('listitem')).map((row) => within(row))
}

it('lists published versions, and restores one as the draft', async () => {
  const asked = await open()
  const [current, earlier] = await rows()
  expect(current?.getByText('Evening flow')).toBeTruthy()
  expect(current?.getByText('What members see now')).toBeTruthy()
  expect(current?.queryByRole('button')).toBeNull()
  expect(earlier?.getByText('Flow')).toBeTruthy()
  fireEvent.click(earlier?.getByRole('button', { name: /^Edit this version, of / }) as HTMLElement)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(useToastStore.getState().toasts).toHaveLength(1))
  expect(asked.at(-1)).toMatch(/^POST .*\/classes\/flow\/versions\/1\b/)
  expect(queryClient.getQueryData(classQuery('flow').queryKey)?.fields.name).toBe('Flow')
  expect(useToastStore.getState().toasts.map(({ text }) => text)).toEqual([
    'The earlier version is your draft now. Publish it to put it on air.',
  ])
})

it('offers the published version too if the draft differs from it', async () => {
  await open({ hasChanges: true })
  const [current] = await rows()
  expect(current?.getByText('What members see now')).toBeTruthy()
  expect(current?.getByRole('button', { name: /^Edit this version, of / })).toBeTruthy()
})

it('marks no version of an unpublished class', async () => {
  await open({ state: 'unpublished' })
  await rows()
  expect(screen.queryByText('What members see now')).toBeNull()
})

it('offers nothing to read-only users', async () => {
  await open({ mayEdit: false })
  for (const row of await rows()) expect(row.queryByRole('button')).toBeNull()
})
