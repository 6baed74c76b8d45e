import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import type { BulkPreview } from '@upbeat/contract/studio/entities/classes/class-bulk'
import { loadStudioPhrases } from '@upbeat/phrases/studio/load-studio-phrases'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../../lib/api/query-client.ts'
import { useLanguageStore } from '../../../../lib/i18n/language-store.ts'
import type { BulkKind } from './bulk-kinds.ts'
import { BulkOutcome } from './bulk-outcome.tsx'

const initial = useLanguageStore.getState()
beforeEach(async () => {
  useLanguageStore.setState({ phrases: await loadStudioPhrases('en-gb') })
  vi.stubGlobal('fetch', async () => Response.json({ categories: [{ id: '7', name: 'Yoga' }] }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
  useLanguageStore.setState(initial)
})

type Example = BulkPreview['examples'][number]

function open(action: BulkKind, given: Pick<Example, 'field' | 'before' | 'after'>, changes = 1) {
  const examples = [{ tag: 'flow', name: 'Flow', ...given }] as Example[]
  const outcome: BulkPreview = { chosen: changes, changes, live: 0, unchanged: 0, refused: [], examples, plan: '' }
  render(
    <QueryClientProvider client={queryClient}>
      <BulkOutcome action={action} outcome={outcome} />
    </QueryClientProvider>,
  )
  return screen.getAllByRole('cell').map((cell) => cell.textContent)
}

it.each<[BulkKind, Pick<Example, 'field' | 'before' | 'after'>, string[]]>([
  ['shiftDate', { field: 'scheduleDate', before: '2026-11-23T12:00:00.000Z', after: null }, ['23 Nov 2026', 'Not set']],
  ['unpublish', { field: 'state', before: 'published', after: 'unpublished' }, ['On air', 'Off air']],
  ['addToCollection', { field: 'collection', before: null, after: 'Evenings' }, ['Not in it', 'Evenings']],
  ['add', { field: 'labels', before: [], after: ['Kids', 'Power'] }, ['Not set', 'Kids, Power']],
])('GRID-04 the preview of “%s” formats values like the grid', (action, given, texts) => {
  expect(open(action, given)).toEqual(texts)
})

it('GRID-04 the preview says if it shows only some of the changes', () => {
  open('unpublish', { field: 'state', before: 'published', after: 'unpublished' }, 12)
  expect(screen.getByRole('table', { name: 'The class that changes' })).toBeTruthy()
})
