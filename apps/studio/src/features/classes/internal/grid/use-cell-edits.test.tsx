import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { StudioListedClass } from '@upbeat/contract/studio/entities/class'
import type { StaffSession } from '@upbeat/contract/studio/entities/session'
import { loadStudioPhrases } from '@upbeat/phrases/studio/load-studio-phrases'
import { fromPartial } from '@upbeat/rules/testing/from-partial'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../../lib/api/query-client.ts'
import { SessionContext } from '../../../../lib/api/session.ts'
import { useLanguageStore } from '../../../../lib/i18n/language-store.ts'
import { useToastStore } from '../../../../lib/layout/toast-store.ts'
import { type CellEdit, useCellEdits } from './use-cell-edits.ts'

const initial = useLanguageStore.getState()
beforeEach(async () => {
  useLanguageStore.setState({ phrases: await loadStudioPhrases('en-gb') })
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  queryClient.clear()
  localStorage.clear()
  useToastStore.setState({ toasts: [] })
  useLanguageStore.setState(initial)
})

type Sent = { classes: { tag: string; changes: { field: string; base: unknown; value: unknown }[] }[] }
const one = fromPartial<StudioListedClass>({ tag: 'flow', name: 'Flow', skill: 3 })
const cell = (field: 'name' | 'skill', before: string | number, after: string | number): CellEdit => {
  return { tag: 'flow', field, before, after }
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const toasts = () => useToastStore.getState().toasts.map(({ text }) => text)

/** A server that replies with `reply`, or saves everything. */
function open() {
  const server = { sent: [] as Sent[], reply: null as (() => Response) | null }
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    if (!body) return Response.json({ classes: [], total: 0, counts: {} })
    server.sent.push(JSON.parse(String(body)) as Sent)
    return server.reply?.() ?? Response.json({ classes: [], conflicts: [], entryId: '1' })
  })
  const session = fromPartial<StaffSession>({ club: { name: 'pulse' } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <SessionContext value={session}>{children}</SessionContext>
    </QueryClientProvider>
  )
  const { result, unmount } = renderHook(useCellEdits, { wrapper })
  const changes = () => server.sent.map(({ classes }) => classes.flatMap((each) => each.changes))
  const shown = () => result.current.withUnsaved(one)
  return { server, result, unmount, changes, shown }
}

it('GRID-03 saves a step at once, undoes it and does it again', async () => {
  const { result, changes } = open()
  await act(() => result.current.apply([cell('name', 'Flow', 'Flow on'), cell('skill', 3, 4)]))
  expect(changes()).toEqual([
    [
      { field: 'name', base: 'Flow', value: 'Flow on' },
      { field: 'skill', base: 3, value: 4 },
    ],
  ])
  await act(() => result.current.undo())
  expect(changes()[1]?.[0]).toEqual({ field: 'name', base: 'Flow on', value: 'Flow' })
  expect([result.current.canUndo, result.current.canRedo]).toEqual([false, true])
  await act(() => result.current.redo())
  expect(changes()[2]?.[0]).toEqual({ field: 'name', base: 'Flow', value: 'Flow on' })
  expect([result.current.canUndo, result.current.canRedo]).toEqual([true, false])
})

it('gives up a cell that somebody else has changed, with a notice', async () => {
  const { server, result, shown } = open()
  const conflicts = [{ tag: 'flow', field: 'name', yours: 'Flow on', theirs: 'Theirs' }]
  server.reply = () => Response.json({ classes: [], conflicts, entryId: null })
  await act(() => result.current.apply([cell('name', 'Flow', 'Flow on')]))
  expect(shown().name).toBe('Flow')
  expect(toasts()).toHaveLength(1)
  expect(result.current.canUndo).toBe(false)
})

it('gives up a step that the server refuses, with a notice', async () => {
  const { server, result, shown } = open()
  server.reply = () => Response.json({ code: 'notAllowedNow', message: '' }, { status: 409 })
  await act(() => result.current.apply([cell('skill', 3, 4)]))
  expect(shown().skill).toBe(3)
  expect(toasts()).toHaveLength(1)
  expect(result.current.canUndo).toBe(false)
})

it('keeps cells while offline, also over a reload, and saves them once online', async () => {
  const first = open()
  first.server.reply = () => Response.error()
  await act(() => first.result.current.apply([cell('name', 'Flow', 'Typed in a tunnel')]))
  expect(toasts()).toEqual(['Not saved yet: no connection. Your changes are kept in this browser.'])
  await pass(12_000)
  expect(first.server.sent).toHaveLength(3)
  expect(first.shown().name).toBe('Typed in a tunnel')
  first.unmount()
  const second = open()
  expect(second.shown().name).toBe('Typed in a tunnel')
  await pass(0)
  expect(second.changes()).toEqual([[{ field: 'name', base: 'Flow', value: 'Typed in a tunnel' }]])
  expect(second.shown().name).toBe('Flow')
})
