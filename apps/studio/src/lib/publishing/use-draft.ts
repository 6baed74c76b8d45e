import { ApiError, isClientFault, isPassing } from '@upbeat/client/api-error.ts'
import type { FieldConflict } from '@upbeat/rules/publishing/merge-changes'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { problemKey } from '../problem-key.ts'
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
  const saving = useRef<Promise<void> | null>(null)
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

  async function send(): Promise<void> {
    const changes = changesOf<Fields>(latest.current).filter(({ field, value }) => refused.current.get(field) !== value)
    if (changes.length === 0) return
    const sent: Unsaved = Object.fromEntries(changes.map(({ field, ...change }) => [field, change]))
    setStatus({ kind: 'saving' })
    try {
      const { changedAt: savedAt, conflicts: found } = await save(changes)
      keep(withoutSent(latest.current, sent))
      setConflicts((before) => [
        ...before.filter(({ field }) => !found.some((conflict) => conflict.field === field)),
        ...found,
      ])
      const left = changesOf<Fields>(latest.current).filter(({ field, value }) => refused.current.get(field) === value)
      const isWhole = left.length === 0
      setStatus(isWhole ? { kind: 'saved', at: savedAt } : { kind: 'refused', fields: left.map(nameOf) })
    } catch (error) {
      if (error instanceof ApiError && error.status === 400) {
        const fields = refusedFields(error.message, changes.map(nameOf))
        for (const { field, value } of changes) if (fields.includes(field)) refused.current.set(field, value)
        setStatus({ kind: 'refused', fields })
        await send()
      } else if (isClientFault(error) && !isPassing(error)) {
        setStatus({ kind: 'failed', problem: problemKey(error) })
      } else {
        setStatus({ kind: 'offline' })
        // After leaving the page, the next visit saves what is stored in this browser.
        if (isOpen.current) schedule(retryMs)
      }
    }
  }

  /** Saves pending changes now; one request at a time. */
  async function flush(): Promise<void> {
    clearTimeout(timer.current)
    await saving.current
    saving.current = send().finally(() => {
      saving.current = null
    })
    await saving.current
  }

  function schedule(milliseconds: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void flush(), milliseconds)
  }

  function edit<Field extends Extract<keyof Fields, string>>(field: Field, value: Fields[Field]) {
    // A missing field counts as null.
    const base = latest.current[field]?.base ?? savedFields[field] ?? null
    keep({ ...latest.current, [field]: { base, value } } as Unsaved)
    schedule(pauseMs)
  }

  function decide({ field, yours, theirs }: FieldConflict, keepYours: boolean) {
    setConflicts((before) => before.filter((conflict) => conflict.field !== field))
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

/** The server's message names the rejected fields; without names all sent fields count. */
function refusedFields(message: string, sent: readonly string[]): string[] {
  const named = sent.filter((field) => new RegExp(`\\b${field}\\b`).test(message))
  return named.length > 0 ? named : [...sent]
}
