import { isSameValue } from '@upbeat/rules/publishing/merge-changes'
import { useCallback, useMemo, useRef, useState } from 'react'
import { reasonOf } from '../api/studio-error.ts'
import type { SavedState } from './edit-driver.ts'
import { useEditSession } from './use-edit-session.ts'

export type SavedDocument<Value> = {
  value: Value
  /** Names this state of the document in the next save; null if it was deleted. */
  revision: string | null
}
type Options<Value> = {
  /** Key of the input in this browser's storage. */
  id: string
  saved: SavedDocument<Value>
  isValid: (value: Value) => boolean
  /** The valid part of an invalid value, saved on leaving the page. */
  soundPart: (value: Value) => Value
  /** What of a value is saved, as JSON: values that differ in anything else are the same. */
  contentOf: (value: Value) => unknown
  /**
   * Replaces the saved document, and returns its new revision.
   * @throws StudioError changedElsewhere if `base` is no longer its revision
   */
  save: (value: Value, base: string | null) => Promise<string>
  read: () => Promise<SavedDocument<Value>>
}

/** A document that is edited and saved whole, e.g. captions: an edit session with one field. */
export function useDocument<Value>({ id, saved: initial, isValid, soundPart, contentOf, save, read }: Options<Value>) {
  const latest = useRef(initial)
  const [saved, setSaved] = useState(initial.value)

  function take(document: SavedDocument<Value>) {
    latest.current = document
    setSaved(document.value)
  }
  const isSame = (one: unknown, other: unknown) => isSameValue(contentOf(one as Value), contentOf(other as Value))

  async function send(base: unknown, typed: unknown): Promise<SavedState> {
    const value = typed as Value
    // Input of an earlier visit may be based on another state.
    if (isSame(base, latest.current.value)) {
      try {
        const revision = await save(value, latest.current.revision)
        take({ value, revision })
        return { changedAt: new Date().toISOString(), conflicts: [] }
      } catch (error) {
        if (reasonOf(error) !== 'changedElsewhere') throw error
        take(await read())
      }
    }
    const theirs = latest.current.value
    const conflicts = isSame(value, theirs) ? [] : [{ field: 'document', yours: value, theirs }]
    return { changedAt: new Date().toISOString(), conflicts }
  }

  const session = useEditSession<{ document: Value }>({
    id,
    fields: useMemo(() => ({ document: saved }), [saved]),
    changedAt: null,
    save: ([change]) => send(change?.base, change?.value),
    check: {
      isValid: (value) => isValid(value as Value),
      soundPart: (value) => soundPart(value as Value),
    },
  })
  const { driver, decide, conflicts, status } = session
  const edit = useCallback(
    (change: (before: Value) => Value) => {
      const { unsaved } = driver.session
      const before = (unsaved.document ? unsaved.document.value : latest.current.value) as Value
      driver.edit('document', latest.current.value, change(before))
    },
    [driver],
  )
  const [conflict] = conflicts
  return {
    value: session.fields.document,
    edit,
    status,
    /** Chooses a value of a conflict; undefined without one. */
    decide: conflict && ((keepsOwn: boolean) => decide(conflict, keepsOwn)),
  }
}
