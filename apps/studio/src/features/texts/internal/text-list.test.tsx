import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { Phrase } from '@upbeat/contract/studio/entities/texts'
import { loadStudioPhrases } from '@upbeat/phrases/studio/load-studio-phrases'
import { fromPartial } from '@upbeat/rules/testing/from-partial'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { useLanguageStore } from '../../../lib/i18n/language-store.ts'
import { filterPhrases } from './filter-phrases.ts'
import { TextList } from './text-list.tsx'

const empty = useLanguageStore.getState()
beforeAll(async () => useLanguageStore.setState({ phrases: await loadStudioPhrases('en-gb') }))
afterAll(() => useLanguageStore.setState(empty))
afterEach(cleanup)

const phrases: Phrase[] = [
  { key: 'shell.classes', product: 'Kurse', source: 'Classes', isOwn: false },
  { key: 'common.count_other', product: '{{count}} Kurse', source: '{{count}} sessions', isOwn: true },
  { key: 'shell.search', product: 'Suchen', source: 'Find', isOwn: true },
]

type Draft = Parameters<typeof TextList>[0]['draft']
type EditedListProps = { fields: Record<string, string | null>; edit?: (key: string, text: string | null) => void }

/** A list with a draft that keeps what is typed, or passes it to `edit`. */
function EditedList({ fields: saved, edit }: EditedListProps) {
  const [fields, setFields] = useState(saved)
  const [rejected, setRejected] = useState<Record<string, string | undefined>>({})
  const keep = (key: string, text: string | null) => setFields({ ...fields, [key]: text })
  const reject = (key: string, text: string | null) => setRejected({ ...rejected, [key]: text ?? undefined })
  const draft = fromPartial<Draft>({ fields, edit: edit ?? keep, rejected, reject })
  return <TextList draft={draft} phrases={{ language: 'de', mainLanguage: 'en-gb', phrases }} />
}

function open(fields: Record<string, string> = {}, address = '/') {
  const edit = vi.fn()
  render(
    <MemoryRouter initialEntries={[address]}>
      <EditedList edit={edit} fields={fields} />
    </MemoryRouter>,
  )
  return edit
}
const box = (source: string) => screen.getByRole('textbox', { name: `Your wording of: ${source}` })

it('WORD-01 rejects a text that lacks a placeholder, and names it', () => {
  const edit = open()
  const target = box('count sessions')
  fireEvent.change(target, { target: { value: 'Viele Stunden' } })
  expect(edit).not.toHaveBeenCalled()
  expect(screen.getByRole('alert').textContent).toContain('count is missing')
  expect(target.getAttribute('aria-invalid')).toBe('true')
  fireEvent.change(target, { target: { value: '{{count}} Stunden' } })
  expect(edit.mock.calls).toEqual([['common.count_other', '{{count}} Stunden']])
})

it('WORD-01 inserts a placeholder by its chip, and resets to the standard text', () => {
  const edit = open({ 'common.count_other': '{{count}} Stunden' })
  const row = within(box('count sessions').closest('li') as HTMLElement)
  fireEvent.click(row.getByRole('button', { name: 'Back to the standard text' }))
  expect(edit).toHaveBeenLastCalledWith('common.count_other', null)
  fireEvent.change(box('count sessions'), { target: { value: 'Stunden: ' } })
  fireEvent.click(row.getByRole('button', { name: 'Insert count' }))
  expect(edit.mock.lastCall?.[1]).toContain('{{count}}')
})

it('STAFF-16 the text gets focus when the pressed button is removed', () => {
  render(<EditedList fields={{}} />, { wrapper: MemoryRouter })
  const pressed = (name: string) => {
    const button = within(box('count sessions').closest('li') as HTMLElement).getByRole('button', { name })
    button.focus()
    fireEvent.click(button)
    return button
  }
  expect(pressed('Start from the standard text').isConnected).toBe(false)
  expect(document.activeElement).toBe(box('count sessions'))
  expect(pressed('Back to the standard text').isConnected).toBe(false)
  expect(document.activeElement).toBe(box('count sessions'))
})

it('WORD-01 lists untranslated texts first, or only those on request', () => {
  open()
  const sources = screen.getAllByRole('textbox').map((each) => each.closest('li')?.textContent)
  expect(sources.map((text) => text?.includes('Untranslated'))).toEqual([true, true, false])
  cleanup()
  open({ 'shell.search': 'Finden' }, '/?show=missing')
  expect(screen.getAllByRole('textbox')).toHaveLength(1)
  cleanup()
  open({ 'shell.search': 'Finden', 'common.count_other': '{{count}}' }, '/?show=missing')
  expect(screen.getByText('Nothing left to translate')).toBeDefined()
})

it('finds texts by any of their words', () => {
  const found = (words: string, own = {}) =>
    filterPhrases(phrases, own, { show: 'all', area: '', words }).map(({ key }) => key)
  expect(found('KURSE')).toEqual(['common.count_other', 'shell.classes'])
  expect(found('find')).toEqual(['shell.search'])
  for (const form of ['NFC', 'NFD'] as const)
    expect(found('stöb'.normalize(form), { 'shell.search': 'Stöbern' })).toEqual(['shell.search'])
  expect(found('stöb', { 'shell.search': 'Stöbern'.normalize('NFD') })).toEqual(['shell.search'])
  expect(filterPhrases(phrases, {}, { show: 'all', area: 'common', words: '' })).toHaveLength(1)
})
