import { isClientFault, isPassing } from '@upbeat/client/api-error.ts'
import type { StudioPhraseKey } from '@upbeat/phrases/studio/phrase-key'
import {
  beginEditing,
  type EditEvent,
  type EditStatus,
  edit as editSession,
  sendable,
  type Unsaved,
} from '@upbeat/rules/publishing/edit-session'
import type { FieldConflict } from '@upbeat/rules/publishing/merge-changes'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { problemKey } from '../api/problem-key.ts'
import { refusedFields } from '../api/studio-error.ts'
import type { SaveOutcome } from './save-outcome.ts'
import { type Json, readUnsaved, writeUnsaved } from './unsaved-fields.ts'

export type SaveStatus = EditStatus<StudioPhraseKey>

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
  const [session, setSession] = useState(() => beginEditing<StudioPhraseKey>(readUnsaved(id), changedAt))
  const latest = useRef(session)
  const saving = useRef<Promise<SaveOutcome> | null>(null)
  /** Whether input during a request is sent after it: `all` until none is left. */
  const next = useRef<'none' | 'once' | 'all'>('none')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isOpen = useRef(true)
  const [rejected, setRejected] = useState<Readonly<Record<string, string>>>({})
  const latestRejected = useRef(rejected)

  function apply(event: EditEvent<StudioPhraseKey>) {
    latest.current = editSession(latest.current, event)
    writeUnsaved(id, latest.current.unsaved)
    setSession(latest.current)
  }

  /** Sends pending changes. Returns whether more can be sent. */
  async function send(): Promise<boolean> {
    const changes = sendable(latest.current) as Change<Fields>[]
    if (changes.length === 0) return false
    apply({ kind: 'sent' })
    try {
      const { changedAt: at, conflicts } = await save(changes)
      apply({ kind: 'saved', at, conflicts })
      return true
    } catch (error) {
      const fields = refusedFields(
        error,
        changes.map(({ field }) => field),
      )
      if (fields.length > 0) {
        apply({ kind: 'refused', fields })
        return send()
      }
      if (isClientFault(error) && !isPassing(error)) apply({ kind: 'failed', problem: problemKey(error) })
      else {
        apply({ kind: 'lost' })
        // After leaving the page, the next visit saves what is stored in this browser.
        if (isOpen.current) schedule(retryMs)
      }
      return false
    }
  }

  async function sendAll(): Promise<SaveOutcome> {
    let isGoingOn = true
    while (isGoingOn) {
      if (next.current === 'once') next.current = 'none'
      isGoingOn = (await send()) && next.current !== ('none' as typeof next.current)
    }
    return outcomeOf(latest.current.status)
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
  async function flush(): Promise<SaveOutcome> {
    const outcome = await start('all')
    const isRejected = Object.keys(latestRejected.current).length > 0
    return outcome.kind === 'saved' && isRejected ? { kind: 'unsaved', reason: 'refused' } : outcome
  }

  /** Records input that the form rejects, so that `flush` reports it. Null once the field's input is valid. */
  function reject(field: string, input: string | null) {
    const { [field]: _, ...others } = latestRejected.current
    latestRejected.current = input === null ? others : { ...others, [field]: input }
    setRejected(latestRejected.current)
  }

  function schedule(milliseconds: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void start('once'), milliseconds)
  }

  function edit<Field extends Extract<keyof Fields, string>>(field: Field, value: Fields[Field]) {
    apply({ kind: 'typed', field, saved: savedFields[field], value })
    schedule(pauseMs)
  }

  function decide(conflict: FieldConflict, keepYours: boolean) {
    apply({ kind: 'decided', conflict, keepYours })
    if (keepYours) schedule(0)
  }

  const startAgain = useEffectEvent(() => void flush())
  useEffect(() => {
    isOpen.current = true
    // Input that an earlier visit could not save.
    if (Object.keys(latest.current.unsaved).length > 0) startAgain()
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

  const { status, conflicts, unsaved } = session
  const fields = { ...savedFields, ...valuesOf(unsaved) } as Fields
  return { fields, status, conflicts, rejected, edit, reject, decide, flush }
}

function valuesOf(unsaved: Unsaved): Record<string, unknown> {
  return Object.fromEntries(Object.entries(unsaved).map(([field, { value }]) => [field, value]))
}

function outcomeOf(status: SaveStatus): SaveOutcome {
  switch (status.kind) {
    case 'refused':
    case 'conflict':
    case 'offline':
      return { kind: 'unsaved', reason: status.kind }
    case 'failed':
      return { kind: 'unsaved', reason: 'failed', problem: status.problem }
    default:
      return { kind: 'saved' }
  }
}
