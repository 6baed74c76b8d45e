import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { loadStudioPhrases } from '@upbeat/phrases/studio/load-studio-phrases'
import { useState } from 'react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { useLanguageStore } from '../../../lib/i18n/language-store.ts'
import { TaglineField } from './tagline-field.tsx'
import type { LookDraft } from './use-look-draft.ts'

const initial = useLanguageStore.getState()
beforeAll(async () => useLanguageStore.setState({ phrases: await loadStudioPhrases('en-gb') }))
afterAll(() => useLanguageStore.setState(initial))
afterEach(cleanup)

function Field() {
  const [taglines, edit] = useState({})
  const draft = { fields: { taglines }, edit: (_: string, value: object) => edit(value) } as unknown as LookDraft
  return <TaglineField draft={draft} languages={[{ code: 'en-gb', tagline: 'Move' }]} />
}

it('counts a tagline’s characters, and cuts none of them off', () => {
  render(<Field />)
  const field = screen.getByLabelText<HTMLInputElement>('Tagline')
  fireEvent.change(field, { target: { value: 'Move well' } })
  screen.getByText(/9 of 100 characters\./)
  expect(field.getAttribute('aria-invalid')).toBeNull()
  expect(field.getAttribute('maxlength')).toBeNull()
  fireEvent.change(field, { target: { value: 'x'.repeat(105) } })
  expect(field.value).toHaveLength(105)
  screen.getByText(/105 of 100 characters\./)
  screen.getByText('A tagline has at most 100 characters. Shorten it.')
})
