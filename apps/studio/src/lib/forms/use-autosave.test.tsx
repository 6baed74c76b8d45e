import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { StudioError } from '../api/studio-error.ts'
import { useAutosave } from './use-autosave.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const soundPart = (value: string) => value.replaceAll('?', '')

function open(save: (value: string) => Promise<unknown>, readAgain = async () => 'theirs') {
  const { result, unmount } = renderHook(() =>
    useAutosave({ initial: 'kept', isValid: (value: string) => !value.includes('?'), soundPart, save, readAgain }),
  )
  const type = (value: string) => act(() => result.current.edit(() => value))
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  return { result, unmount, type, pass }
}

it('saves once after a pause, with the latest value', async () => {
  const save = vi.fn(async () => {})
  const { result, type, pass } = open(save)
  type('on')
  await pass(900)
  type('once')
  await pass(900)
  expect(save).not.toHaveBeenCalled()
  await pass(200)
  expect(save.mock.calls).toEqual([['once']])
  expect(result.current.state).toEqual({ kind: 'saved' })
  await pass(60_000)
  expect(save).toHaveBeenCalledOnce()
})

it('reports invalid input at once, and on leaving saves only its valid parts', async () => {
  const save = vi.fn(async () => {})
  const { result, type, pass, unmount } = open(save)
  type('what?')
  expect(result.current.state).toEqual({ kind: 'invalid' })
  await pass(60_000)
  expect(save).not.toHaveBeenCalled()
  unmount()
  expect(save.mock.calls).toEqual([['what']])
})

it('retries failures, and keeps the input', async () => {
  const save = vi.fn(async () => {})
  save.mockRejectedValueOnce(new Error('no line'))
  const { result, type, pass } = open(save)
  type('kept safe')
  await pass(1_000)
  expect(result.current.state.kind).toBe('failed')
  expect(result.current.value).toBe('kept safe')
  await pass(5_000)
  expect(save).toHaveBeenCalledTimes(2)
  expect(result.current.state).toEqual({ kind: 'saved' })
})

it('keeps retrying after leaving without a connection, and warns before closing until it is saved', async () => {
  const save = vi.fn(async () => {})
  save.mockRejectedValueOnce(new Error('no line')).mockRejectedValueOnce(new Error('no line'))
  const { type, pass, unmount } = open(save)
  const isWarned = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  type('typed offline')
  unmount()
  await pass(1_000)
  expect(isWarned()).toBe(true)
  await pass(10_000)
  expect(save.mock.calls).toEqual([['typed offline'], ['typed offline'], ['typed offline']])
  expect(isWarned()).toBe(false)
})

it('saves pending input on leaving, and input made while saving', async () => {
  let finish = () => {}
  const save = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  const { type, pass, unmount } = open(save)
  type('one')
  await pass(1_000)
  type('two')
  await pass(1_000)
  expect(save.mock.calls).toEqual([['one']])
  await act(async () => finish())
  await pass(1_000)
  expect(save.mock.calls).toEqual([['one'], ['two']])
  await act(async () => finish())
  type('three')
  unmount()
  expect(save.mock.calls.at(-1)).toEqual(['three'])
})

it.each([
  [true, ['mine', 'mine, still', 'mine, still'], 'mine, still', 'saved'],
  [false, ['mine', 'mine, still'], 'theirs', 'unchanged'],
] as const)(
  'keeps what was typed where somebody else has saved meanwhile, until one is chosen: own %s',
  async (keepsOwn, sent, value, kind) => {
    const save = vi.fn(async (_value: string) => {})
    const { result, type, pass } = open(save)
    type('mine')
    await pass(1_000)
    save.mockRejectedValueOnce(new StudioError(409, 'changedElsewhere', ''))
    type('mine, still')
    await pass(1_000)
    expect(result.current.state).toEqual({ kind: 'conflict' })
    await pass(60_000)
    expect(result.current.value).toBe('mine, still')
    expect(save).toHaveBeenCalledTimes(2)
    await act(() => result.current.decide(keepsOwn))
    await pass(1_000)
    expect(save.mock.calls.map(([value]) => value)).toEqual(sent)
    expect([result.current.value, result.current.state.kind]).toEqual([value, kind])
  },
)
