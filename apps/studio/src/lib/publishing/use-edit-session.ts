import { editedFields } from '@upbeat/rules/publishing/edit-session'
import type { FieldConflict } from '@upbeat/rules/publishing/merge-changes'
import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { type Change, EditDriver, type SavedState, type ValueCheck } from './edit-driver.ts'

type FieldOf<Fields> = Extract<keyof Fields, string>
type Options<Fields> = {
  /** Key of the input in this browser's storage; null for what mustn't be stored. */
  id: string | null
  /** The saved values. */
  fields: Fields
  /** When they were saved; null if unknown. */
  changedAt: string | null
  /** Sends fields, and returns the saved state. */
  save: (changes: Change<FieldOf<Fields>>[]) => Promise<SavedState>
  check?: ValueCheck
}

/**
 * Fields during editing. Each change is stored in this browser at once and saved after a short pause. What can't be saved is kept
 * (DRAFT-09), and concurrent changes become conflicts to resolve (DRAFT-02).
 */
export function useEditSession<Fields extends object>({ id, fields: saved, changedAt, save, check }: Options<Fields>) {
  const options = { save: save as (changes: Change[]) => Promise<SavedState>, check }
  const [driver] = useState(() => new EditDriver(id, changedAt, options))
  const [session, setSession] = useState(driver.session)
  useLayoutEffect(() => {
    driver.options = options
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the saved fields were read
  useLayoutEffect(() => driver.apply({ kind: 'read' }), [driver, saved])
  useEffect(() => {
    driver.open(setSession)
    return () => driver.leave()
  }, [driver])

  const { status, conflicts, rejected, unsaved } = session
  return {
    fields: editedFields(saved, session),
    status,
    conflicts,
    unsaved,
    /** Input that the form can't read as a value, as typed. */
    rejected,
    edit: <Field extends FieldOf<Fields>>(field: Field, value: Fields[Field]) =>
      driver.edit(field, saved[field], value),
    /** Records input that the form rejects, so that `flush` reports it. Null once the field's input is valid. */
    reject: (field: string, input: string | null) => driver.apply({ kind: 'rejected', field, input }),
    decide: (conflict: FieldConflict, keepYours: boolean) => driver.decide(conflict.field, keepYours),
    /** Saves all pending input now, and returns whether what is shown is what is saved. */
    flush: useCallback(() => driver.flush(), [driver]),
    driver,
  }
}
