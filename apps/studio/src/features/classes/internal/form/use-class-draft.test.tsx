import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ClassFields, StudioClass } from '@upbeat/contract/studio/entities/class'
import { type FieldChange, mergeChanges } from '@upbeat/rules/publishing/merge-changes'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { classQuery } from '../../class-queries.ts'
import { useClassDraft } from './use-class-draft.ts'

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const stored = (fields: Partial<ClassFields>) =>
  ({ tag: 'flow', changedAt: '2026-11-01T08:00:00.000Z', fields }) as StudioClass

/** A server with one class and the real merge rule; `fail` makes it reject calls or unreachable. */
function serve(initial: Partial<ClassFields>) {
  const server = { fields: initial, saves: [] as FieldChange[][], fail: null as (() => Response) | null }
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    const { changes } = JSON.parse(String(body)) as { changes: FieldChange[] }
    server.saves.push(changes)
    const calories = changes.find(({ field }) => field === 'calorieBurn')
    if (server.fail) return server.fail()
    if (Number(calories?.value) > 5000) {
      const fields = [{ path: 'calorieBurn', message: 'Too big' }]
      return Response.json({ code: 'invalidRequest', message: 'Invalid data', fields }, { status: 400 })
    }
    const { fields, conflicts } = mergeChanges(server.fields, changes)
    server.fields = fields
    return Response.json({ class: { ...stored(fields), changedAt: '2026-11-01T09:00:00.000Z' }, conflicts })
  })
  return server
}

function open(server: { fields: Partial<ClassFields> }) {
  const client = new QueryClient()
  client.setQueryData(classQuery('flow').queryKey, stored(server.fields))
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const shown = () => client.getQueryData(classQuery('flow').queryKey) ?? stored(server.fields)
  const { result, unmount, rerender } = renderHook(() => useClassDraft(shown()), { wrapper })
  return {
    result,
    unmount,
    edit: (...change: Parameters<typeof result.current.edit>) => act(() => result.current.edit(...change)),
    pass: async (milliseconds: number) => {
      await act(() => vi.advanceTimersByTimeAsync(milliseconds))
      rerender()
    },
  }
}

describe('the draft of a class', () => {
  it('DRAFT-01 saves input after a pause of less than a second, with the value it replaces, and shows when', async () => {
    const server = serve({ name: 'Flow', skill: 3 })
    const { result, edit, pass } = open(server)
    expect(result.current.status).toEqual({ kind: 'saved', at: '2026-11-01T08:00:00.000Z' })
    edit('name', 'Flow on')
    await pass(500)
    edit('name', 'Flow on!')
    edit('skill', 4)
    await pass(500)
    expect(server.saves).toEqual([])
    await pass(500)
    const changes = [
      { field: 'name', base: 'Flow', value: 'Flow on!' },
      { field: 'skill', base: 3, value: 4 },
    ]
    expect(server.saves).toEqual([changes])
    expect(result.current.status).toEqual({ kind: 'saved', at: '2026-11-01T09:00:00.000Z' })
    await pass(60_000)
    expect(server.saves).toHaveLength(1)
  })

  it('DRAFT-01 loses no input on reload, and saves at once on leaving the page', async () => {
    const server = serve({ name: 'Flow' })
    server.fail = () => Response.error()
    const first = open(server)
    first.edit('name', 'Before the reload')
    first.unmount()
    await vi.advanceTimersByTimeAsync(0)
    expect(server.saves).toHaveLength(1)
    server.fail = null
    const second = open(server)
    expect(second.result.current.fields.name).toBe('Before the reload')
    await second.pass(0)
    expect(server.fields.name).toBe('Before the reload')
    expect(localStorage).toHaveLength(0)
  })

  it('DRAFT-02 shows both values of a concurrently changed field, and writes only the chosen one', async () => {
    const server = serve({ name: 'Flow', skill: 3 })
    const { result, edit, pass } = open(server)
    server.fields = { name: 'Theirs', skill: 3 }
    edit('name', 'Mine')
    edit('skill', 5)
    await pass(1000)
    expect(server.fields).toEqual({ name: 'Theirs', skill: 5 })
    const [conflict] = result.current.conflicts
    expect(result.current.conflicts).toEqual([{ field: 'name', yours: 'Mine', theirs: 'Theirs' }])
    if (conflict) act(() => result.current.decide(conflict, true))
    await pass(0)
    expect(server.fields.name).toBe('Mine')
    expect(result.current.conflicts).toEqual([])

    server.fields = { name: 'Theirs again', skill: 5 }
    edit('name', 'Mine again')
    await pass(1000)
    const [second] = result.current.conflicts
    if (second) act(() => result.current.decide(second, false))
    await pass(60_000)
    expect(server.fields.name).toBe('Theirs again')
    expect(result.current.fields.name).toBe('Theirs again')
  })

  it('DRAFT-09 keeps input while offline, and saves it once online', async () => {
    const server = serve({ name: 'Flow' })
    server.fail = () => Response.error()
    const { result, edit, pass } = open(server)
    edit('name', 'Typed in a tunnel')
    await pass(1000)
    expect(result.current.status).toEqual({ kind: 'offline' })
    expect(result.current.fields.name).toBe('Typed in a tunnel')
    server.fail = null
    window.dispatchEvent(new Event('online'))
    await pass(0)
    expect(result.current.status.kind).toBe('saved')
    expect(server.fields.name).toBe('Typed in a tunnel')
  })

  it('DRAFT-09 names the field with a rejected value, keeps it, and saves the others', async () => {
    const server = serve({ name: 'Flow', calorieBurn: null })
    const { result, edit, pass } = open(server)
    edit('calorieBurn', 9999)
    edit('name', 'Flow on')
    await pass(1000)
    expect(result.current.status).toEqual({ kind: 'refused', fields: ['calorieBurn'] })
    expect(result.current.fields).toMatchObject({ name: 'Flow on', calorieBurn: 9999 })
    expect(server.fields).toEqual({ name: 'Flow on', calorieBurn: null })
    edit('calorieBurn', 999)
    await pass(1000)
    expect(result.current.status.kind).toBe('saved')
    expect(server.fields.calorieBurn).toBe(999)
  })

  it("DRAFT-09 explains why saving is no longer possible, keeps the input, and doesn't retry", async () => {
    const server = serve({ name: 'Flow' })
    server.fail = () => Response.json({ code: 'notAllowedNow', message: '' }, { status: 409 })
    const { result, edit, pass } = open(server)
    edit('name', 'Too late')
    await pass(60_000)
    expect(result.current.status).toEqual({ kind: 'failed', problem: 'errors.notAllowedNow' })
    expect(result.current.fields.name).toBe('Too late')
    expect(server.saves).toHaveLength(1)
  })

  it('DRAFT-01 sends input once, by one request at a time, however many actions wait for it', async () => {
    const server = serve({ name: 'Flow' })
    const { result, edit } = open(server)
    edit('name', 'Flow on')
    const first = result.current.flush()
    edit('name', 'Flow on!')
    const others = [result.current.flush(), result.current.flush()]
    const outcomes = await act(() => Promise.all([first, ...others]))
    expect(outcomes).toEqual(Array(3).fill({ kind: 'saved' }))
    expect(server.saves.map(([change]) => change?.value)).toEqual(['Flow on', 'Flow on!'])
  })

  it('DRAFT-09 gives an action the reason why the input is not saved', async () => {
    const server = serve({ name: 'Flow', calorieBurn: null })
    const { result, edit } = open(server)
    const flushed = () => act(() => result.current.flush())
    server.fields = { name: 'Theirs', calorieBurn: null }
    edit('name', 'Mine')
    expect(await flushed()).toEqual({ kind: 'unsaved', reason: 'conflict' })
    edit('calorieBurn', 9999)
    expect(await flushed()).toEqual({ kind: 'unsaved', reason: 'refused' })
    edit('calorieBurn', 9)
    server.fail = () => Response.error()
    expect(await flushed()).toEqual({ kind: 'unsaved', reason: 'offline' })
    server.fail = () => Response.json({ code: 'notAllowedNow', message: '' }, { status: 409 })
    expect(await flushed()).toEqual({ kind: 'unsaved', reason: 'failed', problem: 'errors.notAllowedNow' })
    server.fail = null
    const [conflict] = result.current.conflicts
    if (conflict) act(() => result.current.decide(conflict, true))
    expect(await flushed()).toEqual({ kind: 'saved' })
  })
})
