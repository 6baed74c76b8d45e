import { cleanup, render, screen } from '@testing-library/react'
import { loadStudioPhrases } from '@upbeat/phrases/studio/load-studio-phrases'
import { openRule } from '@upbeat/rules/collections/collection-rule'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useLanguageStore } from '../../../lib/i18n/language-store.ts'
import { CurationConflict } from './curation-conflict.tsx'

const initial = useLanguageStore.getState()
beforeEach(async () => useLanguageStore.setState({ phrases: await loadStudioPhrases('en-gb') }))
afterEach(() => {
  cleanup()
  useLanguageStore.setState(initial)
})

it.each([
  ['name', 'Evenings', 'Nights', 'Name', ['Evenings', 'Nights']],
  ['classTags', ['a', 'b'], ['a'], 'Classes', ['2 classes', '1 class']],
  ['rule', openRule, null, 'How it is filled', ['By a rule', 'Hand-picked']],
  ['isAvailable', true, false, 'Members can open this channel', ['Yes', 'No']],
  ['translations', { de: { name: 'Abend', description: '' } }, {}, 'In other languages', ['Deutsch: Abend', 'Not set']],
])('DRAFT-02 labels %s like the form and shows both values as text', (field, yours, theirs, label, values) => {
  render(<CurationConflict conflict={{ field, yours, theirs }} onDecide={() => undefined} />)
  expect(screen.getByText(label)).toBeTruthy()
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(values)
})
