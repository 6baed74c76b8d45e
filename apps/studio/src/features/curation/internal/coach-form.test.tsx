import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ClassOptions } from '@upbeat/contract/studio/entities/class'
import type { CoachFields, ListedCuration } from '@upbeat/contract/studio/entities/curation'
import { loadStudioPhrases } from '@upbeat/phrases/studio/load-studio-phrases'
import { fromPartial } from '@upbeat/rules/testing/from-partial'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { classOptionsQuery } from '../../../lib/api/class-queries.ts'
import { useLanguageStore } from '../../../lib/i18n/language-store.ts'
import { curationListQuery } from '../curation-query.ts'
import { CoachForm } from './coach-form.tsx'
import type { CurationDraft } from './use-curation-draft.ts'

const initial = useLanguageStore.getState()
beforeEach(async () => useLanguageStore.setState({ phrases: await loadStudioPhrases('en-gb') }))
afterEach(() => {
  cleanup()
  useLanguageStore.setState(initial)
})

function show() {
  const edits: [string, unknown][] = []
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(classOptionsQuery.queryKey, fromPartial<ClassOptions>({ instructors: ['Ada', 'Ben', 'Cleo'] }))
  client.setQueryData(curationListQuery('coach').queryKey, [fromPartial<ListedCuration>({ name: 'Ben' })])
  const fields: CoachFields = { name: '', line: 'Breathe.', description: '', imageLink: null }
  const draft = fromPartial<CurationDraft<CoachFields>>({
    fields,
    edit: (...given: [string, unknown]) => edits.push(given),
  })
  const { container } = render(
    <QueryClientProvider client={client}>
      <CoachForm draft={draft} />
    </QueryClientProvider>,
  )
  return { container, edits }
}

it('suggests the coaches whom classes name and who have no page yet', () => {
  const { container } = show()
  expect([...container.querySelectorAll('datalist option')].map((option) => option.getAttribute('value'))).toEqual([
    'Ada',
    'Cleo',
  ])
})

it('edits name, line, description and portrait, and an emptied portrait is none', () => {
  const { edits } = show()
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  type('Name', 'Ada')
  type('In their own words', 'Once more.')
  type('Description', 'Strength')
  type('Address of a picture', '/ada.jpg')
  expect(edits).toEqual([
    ['name', 'Ada'],
    ['line', 'Once more.'],
    ['description', 'Strength'],
    ['imageLink', '/ada.jpg'],
  ])
})
