import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { problemKey } from '../api/problem-key.ts'
import { reasonOf } from '../api/studio-error.ts'
import type { DnsRecord } from '../layout/dns-records.tsx'

export type SaveState =
  | { kind: 'unchanged' }
  | { kind: 'saving' }
  | { kind: 'saved' }
  /** The input is invalid and can't be saved. */
  | { kind: 'invalid' }
  | { kind: 'failed'; problem: ReturnType<typeof problemKey>; records?: readonly DnsRecord[] }
  /** Somebody else has saved another value: nothing is saved until `decide` is called. */
  | { kind: 'conflict' }

type Options<Value> = {
  initial: Value
  isValid: (value: Value) => boolean
  /** The valid part of invalid input, saved on leaving the page. */
  soundPart: (value: Value) => Value
  save: (value: Value) => Promise<unknown>
  /** Fetches the saved value after a concurrent change; the next `save` replaces it. */
  readAgain?: () => Promise<Value>
}

const pauseMs = 1_000
const retryMs = 5_000

/**
 * A value that saves itself after a pause in editing, one request at a time. Failures are retried; leaving the page saves pending input,
 * and the browser warns before closing with unsaved input, also after leaving the page until a retry has saved it.
 */
export function useAutosave<Value>({ initial, isValid, soundPart, save, readAgain }: Options<Value>) {
  const [value, setValue] = useState(initial)
  const [state, setState] = useState<SaveState>({ kind: 'unchanged' })
  const latest = useRef(initial)
  const saved = useRef(initial)
  const running = useRef(false)
  const isConflicted = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Set on leaving the page, where retries go on. */
  const stopWarning = useRef<() => void>(undefined)

  const flush = useEffectEvent(async () => {
    clearTimeout(timer.current)
    const sent = latest.current
    if (running.current || isConflicted.current || sent === saved.current || !isValid(sent)) return
    running.current = true
    setState({ kind: 'saving' })
    try {
      await save(sent)
      saved.current = sent
      setState({ kind: 'saved' })
    } catch (error) {
      isConflicted.current = reasonOf(error) === 'changedElsewhere'
      setState(isConflicted.current ? { kind: 'conflict' } : { kind: 'failed', problem: problemKey(error) })
    }
    running.current = false
    if (latest.current !== saved.current && !isConflicted.current) schedule(latest.current === sent ? retryMs : pauseMs)
    else stopWarning.current?.()
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
      if (!isConflicted.current && !check(latest.current)) setState({ kind: 'invalid' })
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
      const stop = () => window.removeEventListener('beforeunload', warn)
      stopWarning.current = stop
      leave()
      if (!running.current) stop()
    }
  }, [])

  /** Resolves a conflict: saves the own value, or takes over the other's. */
  async function decide(keepsOwn: boolean): Promise<void> {
    const theirs = await readAgain?.()
    if (theirs === undefined) return
    isConflicted.current = false
    saved.current = theirs
    if (keepsOwn) return flush()
    latest.current = theirs
    setValue(theirs)
    setState({ kind: 'unchanged' })
  }

  return { value, edit, state, decide }
}
