import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { StaffSession } from '@upbeat/contract/studio/entities/session'
import { loadStudioPhrases } from '@upbeat/phrases/studio/load-studio-phrases'
import { fromPartial } from '@upbeat/rules/testing/from-partial'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { SessionContext } from '../../lib/api/session.ts'
import { useLanguageStore } from '../../lib/i18n/language-store.ts'
import { ClassList } from './class-list.tsx'

const total = 100_000
let router: ReturnType<typeof createMemoryRouter> | undefined
const rowHeight = 44
const initial = useLanguageStore.getState()
beforeEach(async () => useLanguageStore.setState({ phrases: await loadStudioPhrases('en-gb') }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  queryClient.clear()
  useLanguageStore.setState(initial)
})

const classAt = (index: number, search: string) => ({
  tag: `${search}-${index}`,
  name: `${search || 'Class'} ${index}`,
  state: 'published',
  hasChanges: false,
  labels: [],
  level: null,
  instructor: null,
  categoryId: null,
  durationSecond: 600,
  publishAt: null,
  video: { state: index === 1 ? 'failed' : 'ready', progress: null, reason: index === 1 ? 'notVideo' : null },
  imageLink: null,
  changedAt: '2026-11-01T08:00:00.000Z',
})

/** A server with many classes. Replies only as `isAnswered` allows; other calls stay pending. */
function open(isAnswered: (address: URL) => boolean, address = '/?columns=instructor,level') {
  const asked: URL[] = []
  const coaches = new Map<string, unknown>()
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    const address = new URL(path, 'http://club.example')
    asked.push(address)
    if (!isAnswered(address)) return new Promise(() => undefined)
    if (isViews(address.pathname)) return Response.json([])
    if (method === 'PUT') {
      const [{ tag, changes }] = JSON.parse(String(body)).classes
      coaches.set(tag, changes[0].value)
      return Response.json({ classes: [{ ...classAt(tag.slice(1), ''), instructor: changes[0].value }], conflicts: [] })
    }
    const [skip, take] = ['skip', 'take'].map((name) => Number(address.searchParams.get(name))) as [number, number]
    const search = address.searchParams.get('search') ?? ''
    const classes = Array.from({ length: take }, (_, place) => {
      const one = classAt(skip + place, search)
      return { ...one, instructor: coaches.get(one.tag) ?? null }
    })
    const counts = { draft: 0, scheduled: 0, published: total, unpublished: 0, bin: 0 }
    return Response.json({ classes, total, counts })
  })
  const session = fromPartial<StaffSession>({ club: { permissions: { 'classes.edit': 'all' } } })
  router = createMemoryRouter([{ path: '*', element: <ClassList first={null} /> }], { initialEntries: [address] })
  render(
    <QueryClientProvider client={queryClient}>
      <SessionContext value={session}>
        <RouterProvider router={router} />
      </SessionContext>
    </QueryClientProvider>,
  )
  return asked
}

/** jsdom has no layout. */
function layOut({ height }: { height: number }) {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1360)
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue((total + 1) * rowHeight)
}

const isList = ({ pathname }: URL) => pathname.endsWith('/classes') && !isViews(pathname)
const isViews = (pathname: string) => pathname.endsWith('/views/classes')
// Not by role: computing the accessibility of a thousand cells takes seconds.
const all = (role: string) => [...document.querySelectorAll<HTMLElement>(`[role="${role}"]`)]
const rowNames = () => all('rowheader').map((cell) => cell.textContent)
const gridShown = () => vi.waitFor(() => all('grid')[0] ?? Promise.reject(new Error('There is no grid.')))

// The first render of the page takes seconds on a loaded machine.
const patient = 30_000

it(
  'GRID-01 renders at most 200 of 100,000 rows, at any scroll position and window height',
  async () => {
    // The height of a 4K screen.
    layOut({ height: 2160 })
    const asked = open(isList)
    const grid = await gridShown()
    const frame = grid.parentElement as HTMLElement
    expect(grid.getAttribute('aria-rowcount')).toBe(String(total + 1))
    for (const row of [5_000, 99_900]) {
      frame.scrollTop = row * rowHeight
      fireEvent.scroll(frame)
      await waitFor(() => expect(rowNames()).toContain(`Class ${row + 20}`))
      expect(all('row').length).toBeLessThanOrEqual(200)
    }
    for (const { searchParams } of asked.filter(isList)) expect(searchParams.get('take')).toBe('100')
  },
  patient,
)

it(
  'GRID-01 renders each reply as it arrives, whatever else is pending',
  async () => {
    layOut({ height: 440 })
    open((address) => isList(address) && address.searchParams.get('search') !== 'slow')
    await waitFor(() => expect(rowNames()).toContain('Class 0'))
    const field = screen.getByLabelText('Search by title, coach or keyword')
    fireEvent.change(field, { target: { value: 'slow' } })
    fireEvent.change(field, { target: { value: 'quick' } })
    await waitFor(() => expect(rowNames()[0]).toBe('quick 0'))
    // A pending search keeps the previous rows.
    fireEvent.change(field, { target: { value: 'slow' } })
    await waitFor(() => expect(all('grid')[0]?.parentElement?.dataset.changing).toBe('true'))
    expect(rowNames()[0]).toBe('quick 0')
  },
  patient,
)

it(
  'TAKE-10 tells the state of each video in a column, and filters by it',
  async () => {
    layOut({ height: 440 })
    const asked = open(isList, '/?video=failed&video=interrupted')
    await waitFor(() => expect(rowNames()).toContain('Class 0'))
    expect(all('columnheader').map(({ textContent }) => textContent)).toContain('Video')
    const [first, second] = all('row').slice(1)
    expect(first?.textContent).toContain('Ready')
    expect(second?.textContent).toContain('Failed · This file is not a video.')
    expect(asked.find(isList)?.searchParams.getAll('video')).toEqual(['failed', 'interrupted'])
    expect(screen.getByRole('button', { name: 'Video: 2' })).toBeDefined()
  },
  patient,
)

it(
  'GRID-02 shows typed search text at once, however late the URL follows',
  async () => {
    layOut({ height: 440 })
    open(isList)
    await waitFor(() => expect(rowNames()).toContain('Class 0'))
    const field = screen.getByLabelText<HTMLInputElement>('Search by title, coach or keyword')
    for (const value of ['t', 'ta', 'tab']) {
      fireEvent.change(field, { target: { value } })
      expect(field.value).toBe(value)
    }
    await waitFor(() => expect(rowNames()[0]).toBe('tab 0'))
    fireEvent.blur(field)
    expect(field.value).toBe('tab')
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(field.value).toBe(''))
  },
  patient,
)

it(
  'GRID-03 never shows the old value again once an edit is saved',
  async () => {
    layOut({ height: 440 })
    open(isList)
    await waitFor(() => expect(rowNames()).toContain('Class 0'))
    const cell = () => document.querySelector<HTMLElement>('[data-cell="0/2"]') as HTMLElement
    const saved = vi.fn()
    queryClient.getQueryCache().subscribe(({ query }) => {
      const [first] = (query.state.data as { classes?: { instructor: string | null }[] })?.classes ?? []
      if (first?.instructor) saved()
    })
    fireEvent.pointerDown(cell(), { button: 0 })
    fireEvent.keyDown(cell(), { key: 'A' })
    const editor = cell().querySelector('input') as HTMLInputElement
    fireEvent.change(editor, { target: { value: 'Ada' } })
    fireEvent.keyDown(editor, { key: 'Enter' })
    expect(cell().textContent).toBe('Ada')
    const shown: (string | null)[] = []
    const observer = new MutationObserver(() => shown.push(cell().textContent))
    observer.observe(cell(), { subtree: true, childList: true, characterData: true })
    await waitFor(() => expect(saved).toHaveBeenCalled())
    await waitFor(() => expect(queryClient.isFetching({ queryKey: ['class', 'list'] })).toBe(0))
    observer.disconnect()
    expect(shown.filter((text) => text !== 'Ada')).toEqual([])
  },
  patient,
)

it(
  'GRID-04 rows are chosen by tick boxes, Ctrl and Shift, and all of the list only if that is said',
  async () => {
    layOut({ height: 440 })
    const asked = open(isList)
    await waitFor(() => expect(rowNames()).toContain('Class 0'))
    const cell = (row: number, column = 2) =>
      document.querySelector<HTMLElement>(`[data-cell="${row}/${column}"]`) as HTMLElement
    const box = (row: number) => cell(row, 0).querySelector('input') as HTMLInputElement
    const choices = async () => {
      const ofSelected = screen.queryByRole('button', { name: /^Edit \d/ })
      fireEvent.click(ofSelected ?? screen.getByRole('button', { name: 'More for this list' }))
      if (!ofSelected) fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit many' }))
      fireEvent.click(await screen.findByRole('menuitem', { name: 'Move to bin' }))
      const which = await screen.findByLabelText<HTMLSelectElement>('Which classes')
      const found = [which.value, ...[...which.options].map(({ text }) => text)]
      fireEvent.keyDown(which, { key: 'Escape' })
      await waitFor(() => expect(screen.queryByLabelText('Which classes')).toBeNull())
      return found
    }
    const isSelected = (row: Element) => row.getAttribute('aria-selected') === 'true'
    expect(all('row').filter(isSelected)).toEqual([])
    // One focused cell is no selection.
    fireEvent.pointerDown(cell(0), { button: 0 })
    expect(await choices()).toEqual(['', 'Choose …', 'All 100,000 in your list'])
    expect(asked.some(({ pathname }) => pathname.endsWith('/preview'))).toBe(false)

    fireEvent.click(box(0))
    fireEvent.pointerDown(cell(2), { button: 0, ctrlKey: true })
    fireEvent.click(box(5), { shiftKey: true })
    const rows = () =>
      all('row')
        .slice(1)
        .flatMap((row, place) => (isSelected(row) ? place : []))
    await waitFor(() => expect(rows()).toEqual([0, 2, 3, 4, 5]))
    fireEvent.keyDown(cell(4), { key: ' ' })
    expect(screen.getByText('4 classes selected')).toBeDefined()
    expect((await choices())[0]).toBe('selected')
    fireEvent.click(screen.getByRole('button', { name: 'Clear selection' }))
    expect(rows()).toEqual([])
  },
  patient,
)

it(
  'GRID-02 a title opens its class, and Back undoes a filter',
  async () => {
    layOut({ height: 440 })
    open(isList, '/classes?columns=instructor,level')
    await waitFor(() => expect(rowNames()).toContain('Class 0'))
    expect(screen.getAllByRole('link', { name: 'Class 0' })[0]?.getAttribute('href')).toBe('/classes/-0')
    fireEvent.click(screen.getByRole('button', { name: 'Filter' }))
    fireEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Edited' }))
    expect(await screen.findByText('Edited', { selector: '[aria-pressed="true"] *' })).toBeDefined()
    await act(() => router?.navigate(-1))
    expect(screen.queryByText('Edited', { selector: '[aria-pressed="true"] *' })).toBeNull()
  },
  patient,
)

it(
  'one button holds all filters while none is set',
  async () => {
    layOut({ height: 440 })
    open(isList)
    await waitFor(() => expect(rowNames()).toContain('Class 0'))
    const names = () => within(screen.getByRole('group', { name: 'Filters' })).getAllByRole('button')
    expect(names().map(({ textContent }) => textContent)).toEqual(['Filter', 'Views'])
  },
  patient,
)
