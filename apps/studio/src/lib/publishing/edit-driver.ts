import { isClientFault, isPassing } from '@upbeat/client/api-error.ts'
import type { StudioPhraseKey } from '@upbeat/phrases/studio/phrase-key'
import {
  beginEditing,
  type EditEvent,
  type EditSession,
  edit,
  editOutcome,
  type TypedChange,
} from '@upbeat/rules/publishing/edit-session'
import { type FieldConflict, isSameValue } from '@upbeat/rules/publishing/merge-changes'
import type { z } from 'zod'
import { problemKey } from '../api/problem-key.ts'
import { refusedFields } from '../api/studio-error.ts'
import { createSaveLoop } from './save-loop.ts'
import type { SaveOutcome } from './save-outcome.ts'
import { readUnsaved, writeUnsaved } from './unsaved-fields.ts'

type Json = z.core.util.JSONType
export type Change<Field extends string = string> = { field: Field; base: Json; value: Json }
export type SavedState = {
  /** Null if unknown. */
  changedAt: string | null
  conflicts: readonly FieldConflict[]
}
export type ValueCheck = {
  isValid: (value: unknown) => boolean
  /** The valid part of an invalid value, saved on leaving the page. */
  soundPart: (value: unknown) => unknown
}
type DriverOptions = {
  save: (changes: Change[]) => Promise<SavedState>
  check?: ValueCheck | undefined
}
type Session = EditSession<StudioPhraseKey>

/** Milliseconds after the last change until it is saved; a reload loses at most a second (DRAFT-01). */
const pauseMs = 600
const retryMs = 5_000

/** Drivers whose page was left before all was saved. They go on until the page is opened again. */
const left = new Map<string, EditDriver>()

/**
 * Sends the input of an edit session: after a pause, by one request at a time, again after a lost connection, and on leaving the page.
 * Until it is saved it is kept in this browser; where that isn't possible, the browser warns before closing.
 */
export class EditDriver {
  session: Session
  options: DriverOptions
  readonly #id: string | null
  readonly #loop = createSaveLoop(() => this.#send())
  #timer: ReturnType<typeof setTimeout> | undefined
  #show: ((session: Session) => void) | null = null
  #isOver = false

  /** @param id Key of the input in this browser's storage; null for what mustn't be stored. */
  constructor(id: string | null, savedAt: string | null, options: DriverOptions) {
    this.#id = id
    this.options = options
    this.session = beginEditing(readUnsaved(id), savedAt)
    const changes = Object.entries(this.session.unsaved).map(([field, { base, value }]) => {
      return { field, saved: base, value, isValid: this.#isValid(value) }
    })
    this.session = edit(this.session, { kind: 'typed', changes })
  }

  /** Shows each change of the session, and sends what an earlier visit could not. */
  open(show: (session: Session) => void): void {
    const earlier = this.#id === null ? undefined : left.get(this.#id)
    if (earlier) earlier.#end()
    if (this.#id !== null) left.delete(this.#id)
    this.#show = show
    this.#isOver = false
    window.addEventListener('online', this.#online)
    if (this.#hasUnsaved()) void this.flush()
  }

  /** Saves at once what can be saved; the rest is sent later. */
  leave(): void {
    this.#show = null
    window.removeEventListener('online', this.#online)
    for (const field of Object.keys(this.session.refused)) this.#saveSoundPart(field)
    if (this.#id !== null && this.#hasUnsaved()) left.set(this.#id, this)
    void this.flush()
  }

  edit(field: string, saved: unknown, value: unknown): void {
    this.editAll([{ field, saved, value }])
  }

  editAll(changes: readonly Omit<TypedChange, 'isValid'>[]): void {
    const checked = changes.map((change) => ({ ...change, isValid: this.#isValid(change.value) }))
    this.apply({ kind: 'typed', changes: checked })
    this.schedule(pauseMs)
  }

  decide(field: string, keepYours: boolean): void {
    this.apply({ kind: 'decided', field, keepYours })
    if (keepYours) this.schedule(0)
  }

  apply(event: EditEvent<StudioPhraseKey>): void {
    if (this.#isOver) return
    this.session = edit(this.session, event)
    const isKept = writeUnsaved(this.#id, this.session.unsaved)
    if (isKept) window.removeEventListener('beforeunload', this.#warn)
    else window.addEventListener('beforeunload', this.#warn)
    this.#show?.(this.session)
  }

  /** Saves all pending input now, and returns whether what is shown is what is saved. */
  async flush(): Promise<SaveOutcome> {
    clearTimeout(this.#timer)
    await this.#loop('all')
    return editOutcome(this.session)
  }

  schedule(milliseconds: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#loop('once'), milliseconds)
  }

  /** Sends pending changes. Returns whether more can be sent. */
  async #send(): Promise<boolean> {
    this.apply({ kind: 'sent' })
    const { status } = this.session
    if (this.#isOver || status.kind !== 'saving') return false
    const changes = Object.entries(status.sent).map(([field, change]) => ({ field, ...change }) as Change)
    try {
      const { changedAt, conflicts } = await this.options.save(changes)
      this.apply({ kind: 'saved', at: changedAt, conflicts })
      return true
    } catch (error) {
      return this.#take(error, changes)
    }
  }

  async #take(error: unknown, changes: readonly Change[]): Promise<boolean> {
    const names = changes.map(({ field }) => field)
    const fields = refusedFields(error, names)
    if (fields.length > 0) {
      this.apply({ kind: 'refused', fields })
      return this.#send()
    }
    if (isClientFault(error) && !isPassing(error)) this.apply({ kind: 'failed', problem: problemKey(error) })
    else {
      this.apply({ kind: 'lost' })
      if (!this.#isOver) this.schedule(retryMs)
    }
    return false
  }

  #saveSoundPart(field: string): void {
    const { soundPart } = this.options.check ?? {}
    const change = this.session.unsaved[field]
    if (!soundPart || !change || this.#isValid(change.value)) return
    const value = soundPart(change.value)
    if (isSameValue(value, change.base)) this.apply({ kind: 'dropped', fields: [field] })
    else this.apply({ kind: 'typed', changes: [{ field, saved: change.base, value, isValid: this.#isValid(value) }] })
  }

  #isValid(value: unknown): boolean {
    return this.options.check?.isValid(value) ?? true
  }

  #hasUnsaved(): boolean {
    return Object.keys(this.session.unsaved).length > 0
  }

  readonly #online = () => void this.flush()
  readonly #warn = (event: BeforeUnloadEvent) => event.preventDefault()

  #end(): void {
    clearTimeout(this.#timer)
    this.#isOver = true
    window.removeEventListener('beforeunload', this.#warn)
  }
}
