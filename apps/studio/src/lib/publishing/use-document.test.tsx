import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { StudioError } from '../api/studio-error.ts'
import { type SavedDocument, useDocument } from './use-document.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  localStorage.clear()
})

/** A server with one text, which refuses a save that isn't based on its revision. */
function serve() {
  const server = { value: 'kept', revision: '1', saves: [] as string[], fail: null as (() => Error) | null }
  const save = async (value: string, base: string | null) => {
    server.saves.push(value)
    if (server.fail) throw server.fail()
    if (base !== server.revision) throw new StudioError(409, 'changedElsewhere', '')
    server.value = value
    server.revision += '+'
    return server.revision
  }
  const read = async () => ({ value: server.value, revision: server.revision })
  return Object.assign(server, { save, read })
}

function open(server: ReturnType<typeof serve>) {
  const saved: SavedDocument<string> = { value: server.value, revision: server.revision }
  const { result, unmount } = renderHook(() =>
    useDocument({
      id: 'text',
      saved,
      isValid: (value: string) => !value.includes('?'),
      soundPart: (value: string) => value.replaceAll('?', ''),
      contentOf: (value: string) => value.trim(),
      save: server.save,
      read: server.read,
    }),
  )
  const type = (value: string) => act(() => result.current.edit(() => value))
  return { result, unmount, type, pass }
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const noLine = () => new StudioError(0, '', 'no line')

it('saves once after a pause, with the latest value', async () => {
  const server = serve()
  const { result, type } = open(server)
  expect(result.current.status).toEqual({ kind: 'saved', at: null })
  type('on')
  await pass(500)
  type('once')
  await pass(500)
  expect(server.saves).toEqual([])
  await pass(200)
  expect(server.saves).toEqual(['once'])
  expect(result.current.status).toEqual({ kind: 'saved', at: expect.any(String) })
  await pass(60_000)
  expect(server.saves).toEqual(['once'])
})

it('reports invalid input at once, and on leaving saves only its valid parts', async () => {
  const server = serve()
  const { result, type, unmount } = open(server)
  type('what?')
  expect(result.current.status.kind).toBe('refused')
  await pass(60_000)
  expect(server.saves).toEqual([])
  unmount()
  expect(server.saves).toEqual(['what'])
})

it('keeps invalid input for the next visit, which does not send it', async () => {
  const server = serve()
  open(server).type('what?')
  const second = open(server)
  expect(second.result.current.value).toBe('what?')
  expect(second.result.current.status.kind).toBe('refused')
  await pass(60_000)
  expect(server.saves).toEqual([])
})

it('retries failures, and keeps the input', async () => {
  const server = serve()
  const { result, type } = open(server)
  server.fail = noLine
  type('kept safe')
  await pass(1_000)
  expect(result.current.status.kind).toBe('offline')
  expect(result.current.value).toBe('kept safe')
  server.fail = null
  await pass(5_000)
  expect(server.saves).toEqual(['kept safe', 'kept safe'])
  expect(result.current.status.kind).toBe('saved')
})

it('saves pending input on leaving, and input made while saving', async () => {
  const server = serve()
  const answers: (() => void)[] = []
  const { save } = server
  server.save = async (value, base) => {
    const revision = await save(value, base)
    await new Promise<void>((resolve) => answers.push(resolve))
    return revision
  }
  const answer = () => act(async () => answers.shift()?.())
  const { type, unmount } = open(server)
  type('one')
  await pass(1_000)
  type('two')
  await pass(1_000)
  expect(server.saves).toEqual(['one'])
  await answer()
  await pass(1_000)
  expect(server.saves).toEqual(['one', 'two'])
  await answer()
  type('three')
  unmount()
  expect(server.saves).toEqual(['one', 'two', 'three'])
})

it.each([
  [true, ['mine', 'mine, still', 'mine, still'], 'mine, still'],
  [false, ['mine', 'mine, still'], 'theirs'],
])(
  'keeps what was typed where somebody else has saved meanwhile, until one is chosen: own %s',
  async (keepsOwn, sent, value) => {
    const server = serve()
    const { result, type } = open(server)
    type('mine')
    await pass(1_000)
    Object.assign(server, { value: 'theirs', revision: 'other' })
    type('mine, still')
    await pass(1_000)
    expect(result.current.status.kind).toBe('conflict')
    await pass(60_000)
    expect(result.current.value).toBe('mine, still')
    expect(server.saves).toHaveLength(2)
    await act(async () => result.current.decide?.(keepsOwn))
    await pass(1_000)
    expect(server.saves).toEqual(sent)
    expect([result.current.value, result.current.status.kind, server.value]).toEqual([value, 'saved', value])
  },
)

it('asks which value to keep if somebody else has saved since an earlier visit', async () => {
  const server = serve()
  server.fail = noLine
  const first = open(server)
  first.type('typed offline')
  await pass(1_000)
  first.unmount()
  await pass(0)
  Object.assign(server, { value: 'theirs', revision: 'other', fail: null, saves: [] })
  const second = open(server)
  await pass(0)
  expect(second.result.current.status.kind).toBe('conflict')
  expect(second.result.current.value).toBe('typed offline')
  expect(server.saves).toEqual([])
})

it('asks nothing if what it typed is saved already, e.g. where a reply was lost', async () => {
  const server = serve()
  const { result, type } = open(server)
  Object.assign(server, { value: 'mine ', revision: 'other' })
  type('mine')
  await pass(1_000)
  expect(result.current.status.kind).toBe('saved')
})
