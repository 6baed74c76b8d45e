import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { problemKey } from './problem-key.ts'
import { reasonOf } from './studio-error.ts'

export type SaveState =
  | { kind: 'unchanged' }
  | { kind: 'saving' }
  | { kind: 'saved' }
  /** Something must be mended before it can be saved. */
  | { kind: 'invalid' }
  | { kind: 'failed'; problem: ReturnType<typeof problemKey> }
  /** Somebody else has saved something else meanwhile: nothing is saved until `decide` was called. */
  | { kind: 'conflict' }

type Options<Value> = {
  initial: Value
  isValid: (value: Value) => boolean
  /** What can be saved of an invalid value when the page is left. */
  soundPart: (value: Value) => Value
  save: (value: Value) => Promise<unknown>
  /** Reads what is saved now, after somebody else has changed it; the next `save` replaces that. */
  readAgain?: () => Promise<Value>
}

const pauseMs = 1_000
const retryMs = 5_000

/**
 * A value that saves itself after a pause in editing, one request at a time. What can't be saved is tried again; leaving the page
 * saves what is left, and the browser warns before it closes with something unsaved.
 */
export function useAutosave<Value>({ initial, isValid, soundPart, save, readAgain }: Options<Value>) {
  const [value, setValue] = useState(initial)
  const [state, setState] = useState<SaveState>({ kind: 'unchanged' })
  const latest = useRef(initial)
  const saved = useRef(initial)
  const running = useRef(false)
  const isConflicted = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

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
      window.removeEventListener('beforeunload', warn)
      leave()
    }
  }, [])

  /** Ends a conflict: saves what was typed here in place of the other's, or takes over what the other has saved. */
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
