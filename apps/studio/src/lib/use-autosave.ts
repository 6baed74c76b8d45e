import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { problemKey } from './problem-key.ts'

export type SaveState =
  | { kind: 'unchanged' }
  | { kind: 'saving' }
  | { kind: 'saved' }
  /** Something must be mended before it can be saved. */
  | { kind: 'invalid' }
  | { kind: 'failed'; problem: ReturnType<typeof problemKey> }

type Options<Value> = {
  initial: Value
  isValid: (value: Value) => boolean
  /** What can be saved of an invalid value when the page is left. */
  soundPart: (value: Value) => Value
  save: (value: Value) => Promise<unknown>
}

const pauseMs = 1_000
const retryMs = 5_000

/**
 * A value that saves itself after a pause in editing, one request at a time. What can't be saved is tried again; leaving the page
 * saves what is left, and the browser warns before it closes with something unsaved.
 */
export function useAutosave<Value>({ initial, isValid, soundPart, save }: Options<Value>) {
  const [value, setValue] = useState(initial)
  const [state, setState] = useState<SaveState>({ kind: 'unchanged' })
  const latest = useRef(initial)
  const saved = useRef(initial)
  const running = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const flush = useEffectEvent(async () => {
    clearTimeout(timer.current)
    const sent = latest.current
    if (running.current || sent === saved.current || !isValid(sent)) return
    running.current = true
    setState({ kind: 'saving' })
    try {
      await save(sent)
      saved.current = sent
      setState({ kind: 'saved' })
    } catch (error) {
      setState({ kind: 'failed', problem: problemKey(error) })
    }
    running.current = false
    if (latest.current !== saved.current) schedule(latest.current === sent ? retryMs : pauseMs)
  })
  const leave = useEffectEvent(() => {
    if (!isValid(latest.current)) latest.current = soundPart(latest.current)
    void flush()
  })
  const check = useEffectEvent((next: Value) => isValid(next))
  const schedule = useCallback((milliseconds: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void flush(), milliseconds)
  }, [])

  const edit = useCallback(
    (change: (before: Value) => Value) => {
      latest.current = change(latest.current)
      setValue(latest.current)
      if (!check(latest.current)) setState({ kind: 'invalid' })
      schedule(pauseMs)
    },
    [schedule],
  )

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (latest.current !== saved.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => {
      window.removeEventListener('beforeunload', warn)
      leave()
    }
  }, [])

  return { value, edit, state }
}
