import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { ImportCheck, ImportRow } from '@upbeat/contract/studio/entities/classes/class-import'
import { loadStudioPhrases } from '@upbeat/phrases/studio/load-studio-phrases'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query-client.ts'
import { useLanguageStore } from '../../../lib/i18n/language-store.ts'
import { useToastStore } from '../../../lib/layout/toast-store.ts'
import { ImportDialog } from './import-dialog.tsx'

const initial = useLanguageStore.getState()
beforeEach(async () => useLanguageStore.setState({ phrases: await loadStudioPhrases('en-gb') }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
  useLanguageStore.setState(initial)
  useToastStore.setState({ toasts: [] })
})

const changed: ImportRow = {
  row: 2,
  status: 'changed',
  name: 'Flow',
  problems: [],
  changes: [
    { field: 'level', from: 'Beginner', to: 'Advanced' },
    { field: 'instructor', from: '', to: 'Laila' },
    { field: 'labels', from: 'calm', to: '' },
  ],
}
const created: ImportRow = { row: 3, status: 'new', name: 'Evening', problems: [], changes: [] }
const invalid: ImportRow = {
  row: 4,
  status: 'invalid',
  name: 'Noon',
  changes: [],
  problems: [{ problem: 'level', field: 'level', text: 'Medium' }],
}

function checkOf(rows: ImportRow[], rest: Partial<ImportCheck> = {}): ImportCheck {
  const count = (wanted: string) => rows.filter(({ status }) => status === wanted).length
  const counts = {
    new: count('new'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    invalid: count('invalid'),
  }
  return { fault: null, counts, rows, newWords: [], ignored: [], plan: 'plan', ...rest }
}

/** Opens the import and chooses a file, of which the server says this. */
function choose(check: () => Response | Promise<Response>) {
  const sent: [string, unknown][] = []
  const onClose = vi.fn()
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    sent.push([url.replace('/studio/api/v1/', ''), body && JSON.parse(String(body))])
    return url.endsWith('/check') ? check() : Response.json({ count: 2, entryId: null })
  })
  render(
    <QueryClientProvider client={queryClient}>
      <ImportDialog onClose={onClose} />
    </QueryClientProvider>,
  )
  fireEvent.change(screen.getByLabelText('File'), { target: { files: [new File(['Title\nFlow'], 'classes.csv')] } })
  return { sent, onClose }
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const happening = async (title: string) => {
  const row = (await screen.findByRole('rowheader', { name: title })).closest('tr') as HTMLElement
  return within(row)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
}

it('GRID-05 the preview names new coaches and keywords, and what each value changes from and to', async () => {
  const newWords: ImportCheck['newWords'] = [
    { field: 'labels', words: ['Mornings', 'Slwo'] },
    { field: 'instructor', words: ['Laila'] },
  ]
  const { sent, onClose } = choose(() => Response.json(checkOf([changed, created], { newWords, ignored: ['Price'] })))
  expect((await screen.findByRole('rowheader')).closest('tr')?.textContent).toBe('3EveningNew draft')
  fireEvent.change(screen.getByLabelText('Which rows'), { target: { value: 'changed' } })
  expect(await happening('Flow')).toEqual(['Level: Beginner → Advanced', 'Coach: Laila', 'Keywords: calm is removed'])
  const words = screen.getByText('No class has these yet. Check their spelling:').parentElement as HTMLElement
  expect(
    within(words)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Keywords: Mornings, Slwo', 'Coach: Laila'])
  expect(screen.getByText('Columns that are ignored: Price')).toBeDefined()
  // Nothing is imported before the button is pressed, and then exactly what was shown.
  expect(sent.map(([path]) => path)).toEqual(['class-imports/check'])
  fireEvent.click(button('Import 2 rows'))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(sent[1]).toEqual(['class-imports', { file: btoa('Title\nFlow'), plan: 'plan' }])
})

it('GRID-05 nothing can be imported while a row is invalid', async () => {
  choose(() => Response.json(checkOf([changed, invalid])))
  expect(await happening('Noon')).toEqual(['Level: “Medium” isn’t a level. Use Beginner, Intermediate or Advanced.'])
  expect(
    screen.getByText('Nothing is imported while a row is invalid. Correct the file and choose it again.'),
  ).toBeDefined()
  expect(button('Import').disabled).toBe(true)
})

it('GRID-05 says if nothing in the file differs, if it is empty, and if it can’t be checked', async () => {
  let reply = () => Response.json(checkOf([{ ...created, status: 'unchanged' }]))
  choose(() => reply())
  const again = () => fireEvent.change(screen.getByLabelText('File'), { target: { files: [new File([''], 'b.csv')] } })
  expect(await screen.findByText('Nothing in this file differs from what is there.')).toBeDefined()
  expect(button('Import').disabled).toBe(true)

  reply = () => Response.json(checkOf([], { fault: { kind: 'empty', column: null }, plan: '' }))
  again()
  expect(await screen.findByText('There is nothing in this file.')).toBeDefined()
  expect(screen.queryByRole('table')).toBeNull()

  reply = () => {
    throw new TypeError('Failed to fetch')
  }
  again()
  expect(await screen.findByText(/^The server cannot be reached\./)).toBeDefined()
  expect(screen.queryByText('There is nothing in this file.')).toBeNull()
  expect(button('Import').disabled).toBe(true)
  // Browsers report no change if the same file is chosen again.
  reply = () => Response.json(checkOf([created]))
  fireEvent.click(button('Try again'))
  expect(await screen.findByRole('rowheader', { name: 'Evening' })).toBeDefined()
  expect(button('Import 1 row').disabled).toBe(false)
})

it('GRID-05 says that it reads while the server checks a file, and shows the one chosen last', async () => {
  const replies: ((reply: Response) => void)[] = []
  choose(() => new Promise((resolve) => replies.push(resolve)))
  expect(await screen.findByText('Reading the file …')).toBeDefined()
  expect(button('Import').disabled).toBe(true)
  fireEvent.change(screen.getByLabelText('File'), { target: { files: [new File(['Title'], 'b.csv')] } })
  await waitFor(() => expect(replies).toHaveLength(2))
  replies[1]?.(Response.json(checkOf([created])))
  expect(await screen.findByRole('rowheader', { name: 'Evening' })).toBeDefined()
  const first = Response.json(checkOf([changed]))
  const read = vi.spyOn(first, 'text')
  replies[0]?.(first)
  await waitFor(() => expect(read).toHaveBeenCalled())
  await act(() => new Promise((resolve) => setImmediate(resolve)))
  expect(screen.queryByRole('rowheader', { name: 'Flow' })).toBeNull()
  expect(screen.queryByText('Reading the file …')).toBeNull()
})
