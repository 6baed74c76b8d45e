import { isClientFault, isPassing } from '@upbeat/client/api-error.ts'
import type { FieldConflict } from '@upbeat/rules/publishing/merge-changes'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { problemKey } from '../problem-key.ts'
import { refusedFields } from '../studio-error.ts'
import type { SaveOutcome } from './save-outcome.ts'
import { type Json, readUnsaved, type Unsaved, writeUnsaved } from './unsaved-fields.ts'

export type SaveStatus =
  | { kind: 'saved'; at: string }
  | { kind: 'saving' }
  /** Stored in this browser until the server is reachable. */
  | { kind: 'offline' }
  /** The server rejected the values of these fields. */
  | { kind: 'refused'; fields: readonly string[] }
  /** Saving is no longer possible, e.g. because the class is in the bin. Not retried. */
  | { kind: 'failed'; problem: ReturnType<typeof problemKey> }

/** Milliseconds after the last change until it is saved; a reload loses at most a second (DRAFT-01). */
const pauseMs = 600
const retryMs = 5_000

type Change<Fields> = { field: Extract<keyof Fields, string>; base: Json; value: Json }
type Options<Fields> = {
  /** Key of the draft in this browser's storage. */
  id: string
  /** The saved values. */
  fields: Fields
  changedAt: string
  /** Sends fields, and returns the saved state. */
  save: (changes: Change<Fields>[]) => Promise<{ changedAt: string; conflicts: readonly FieldConflict[] }>
}

/**
 * The fields of a draft during editing. Each change is stored in this browser at once and saved after a short pause. What can't be saved is
 * kept (DRAFT-09), and concurrent changes become conflicts to resolve (DRAFT-02).
 */
export function useDraft<Fields extends object>({ id, fields: savedFields, changedAt, save }: Options<Fields>) {
  const [unsaved, setUnsaved] = useState<Unsaved>(() => readUnsaved(id))
  const [conflicts, setConflicts] = useState<readonly FieldConflict[]>([])
  const [status, setStatus] = useState<SaveStatus>({ kind: 'saved', at: changedAt })
  const latest = useRef(unsaved)
  const latestConflicts = useRef(conflicts)
  const saving = useRef<Promise<SaveOutcome> | null>(null)
  /** Whether input during a request is sent after it: `all` until none is left. */
  const next = useRef<'none' | 'once' | 'all'>('none')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isOpen = useRef(true)
  /** Rejected values; they wait for a new value and don't block other fields. */
  const refused = useRef(new Map<string, unknown>())

  const keep = useCallback(
    (next: Unsaved) => {
      latest.current = next
      writeUnsaved(id, next)
      setUnsaved(next)
    },
    [id],
  )

  function sendable() {
    return changesOf<Fields>(latest.current).filter(({ field, value }) => refused.current.get(field) !== value)
  }

  function openConflicts(next: readonly FieldConflict[]) {
    latestConflicts.current = next
    setConflicts(next)
  }

  /** Sends pending changes, and returns why they could not be saved; null if they were, refused fields apart. */
  async function send(): Promise<SaveOutcome | null> {
    const changes = sendable()
    if (changes.length === 0) return null
    const sent: Unsaved = Object.fromEntries(changes.map(({ field, ...change }) => [field, change]))
    setStatus({ kind: 'saving' })
    try {
      const { changedAt: savedAt, conflicts: found } = await save(changes)
      keep(withoutSent(latest.current, sent))
      const others = latestConflicts.current.filter(({ field }) => !found.some((conflict) => conflict.field === field))
      openConflicts([...others, ...found])
      const left = refusedNow()
      setStatus(left.length === 0 ? { kind: 'saved', at: savedAt } : { kind: 'refused', fields: left })
      return null
    } catch (error) {
      const fields = refusedFields(error, changes.map(nameOf))
      if (fields.length > 0) {
        for (const { field, value } of changes) if (fields.includes(field)) refused.current.set(field, value)
        setStatus({ kind: 'refused', fields: refusedNow() })
        return send()
      }
      if (isClientFault(error) && !isPassing(error)) {
        const problem = problemKey(error)
        setStatus({ kind: 'failed', problem })
        return { kind: 'unsaved', reason: 'failed', problem }
      }
      setStatus({ kind: 'offline' })
      // After leaving the page, the next visit saves what is stored in this browser.
      if (isOpen.current) schedule(retryMs)
      return { kind: 'unsaved', reason: 'offline' }
    }
  }

  async function sendAll(): Promise<SaveOutcome> {
    for (;;) {
      const more = next.current
      if (more === 'once') next.current = 'none'
      const failure = await send()
      if (failure) return failure
      if (next.current === 'none' || sendable().length === 0) break
    }
    if (refusedNow().length > 0) return { kind: 'unsaved', reason: 'refused' }
    return latestConflicts.current.length > 0 ? { kind: 'unsaved', reason: 'conflict' } : { kind: 'saved' }
  }

  /** One request at a time: during one, the loop that sent it goes on with what was entered since. */
  function start(more: 'once' | 'all'): Promise<SaveOutcome> {
    clearTimeout(timer.current)
    if (next.current !== 'all') next.current = more
    saving.current ??= sendAll().finally(() => {
      saving.current = null
      next.current = 'none'
    })
    return saving.current
  }

  /** Saves all pending input now, and returns whether what is shown is what is saved. */
  function flush(): Promise<SaveOutcome> {
    return start('all')
  }

  function refusedNow(): string[] {
    return changesOf<Fields>(latest.current)
      .filter(({ field, value }) => refused.current.get(field) === value)
      .map(nameOf)
  }

  function schedule(milliseconds: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void start('once'), milliseconds)
  }

  function edit<Field extends Extract<keyof Fields, string>>(field: Field, value: Fields[Field]) {
    // A missing field counts as null.
    const base = latest.current[field]?.base ?? savedFields[field] ?? null
    keep({ ...latest.current, [field]: { base, value } } as Unsaved)
    schedule(pauseMs)
  }

  function decide({ field, yours, theirs }: FieldConflict, keepYours: boolean) {
    openConflicts(latestConflicts.current.filter((conflict) => conflict.field !== field))
    if (!keepYours) return
    keep({ ...latest.current, [field]: { base: theirs, value: yours } } as Unsaved)
    schedule(0)
  }

  const startAgain = useEffectEvent(() => void flush())
  useEffect(() => {
    isOpen.current = true
    // Input that an earlier visit could not save.
    if (Object.keys(latest.current).length > 0) startAgain()
    const online = () => startAgain()
    window.addEventListener('online', online)
    return () => {
      window.removeEventListener('online', online)
      clearTimeout(timer.current)
      isOpen.current = false
      // Leaving the page saves at once.
      startAgain()
    }
  }, [])

  const fields = { ...savedFields, ...valuesOf(unsaved) } as Fields
  return { fields, status, conflicts, edit, decide, flush }
}

function changesOf<Fields>(unsaved: Unsaved): Change<Fields>[] {
  return Object.entries(unsaved).map(([field, change]) => ({ field: field as Change<Fields>['field'], ...change }))
}

function nameOf({ field }: { field: string }): string {
  return field
}

function valuesOf(unsaved: Unsaved): Record<string, Json> {
  return Object.fromEntries(Object.entries(unsaved).map(([field, { value }]) => [field, value]))
}

/** Rebases input made during the request on the saved values. */
function withoutSent(now: Unsaved, sent: Unsaved): Unsaved {
  const left = Object.entries(now).flatMap(([field, change]) => {
    const before = sent[field]
    if (before === undefined) return [[field, change]]
    return before.value === change.value ? [] : [[field, { base: before.value, value: change.value }]]
  })
  const next = Object.fromEntries(left) as Unsaved
  if (left.length === 0) return {}
  return next
}
