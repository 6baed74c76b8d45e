import { useQueryClient } from '@tanstack/react-query'
import { isClientFault, isPassing } from '@upbeat/client/api-error.ts'
import type { StudioListedClass } from '@upbeat/contract/studio/entities/class'
import { isSameValue } from '@upbeat/rules/publishing/merge-changes'
import { useMemo, useRef, useState } from 'react'
import { problemKey } from '../../../../lib/api/problem-key.ts'
import { useSession } from '../../../../lib/api/session.ts'
import { useText } from '../../../../lib/i18n/use-text.ts'
import { showToast } from '../../../../lib/layout/toast-store.ts'
import type { Change, SavedState } from '../../../../lib/publishing/edit-driver.ts'
import { useEditSession } from '../../../../lib/publishing/use-edit-session.ts'
import type { EditableField } from './read-cell.ts'
import { cellKey, cellOf, saveCells } from './save-cells.ts'

type Value = StudioListedClass[EditableField]
export type CellEdit = { tag: string; field: EditableField; before: Value; after: Value }
type Step = readonly CellEdit[]

const noCells: Record<string, Value> = {}

/** Edits of cells, shown before they are saved. Steps can be undone and redone while the page is open; the history keeps them longer. */
export function useCellEdits() {
  const t = useText()
  const { withUnsaved, save } = useCellSession()
  const [done, setDone] = useState<readonly Step[]>([])
  const [undone, setUndone] = useState<readonly Step[]>([])

  async function apply(edits: Step): Promise<void> {
    const real = edits.filter(({ before, after }) => !isSameValue(before, after))
    if (real.length === 0) return
    setDone((steps) => [...steps, real])
    setUndone([])
    if (!(await save(real))) setDone((steps) => steps.filter((step) => step !== real))
  }

  async function undo(): Promise<void> {
    const last = done.at(-1)
    if (!last) return
    setDone(done.slice(0, -1))
    const reversed = last.map(({ before, after, ...cell }) => ({ ...cell, before: after, after: before }))
    if (!(await save(reversed))) return
    setUndone((steps) => [...steps, last])
    showToast(t('classes.cellsUndone', { count: last.length }))
  }

  async function redo(): Promise<void> {
    const last = undone.at(-1)
    if (!last) return
    setUndone(undone.slice(0, -1))
    if (!(await save(last))) return
    setDone((steps) => [...steps, last])
    showToast(t('classes.cellsRedone', { count: last.length }))
  }

  return { withUnsaved, apply, undo, redo, canUndo: done.length > 0, canRedo: undone.length > 0 }
}

/** The cells of the grid as an edit session. What the server refuses, or somebody else has changed, is given up with a notice. */
function useCellSession() {
  const t = useText()
  const queryClient = useQueryClient()
  const { club } = useSession()
  /** Keys of the cells that were given up. */
  const lost = useRef(new Set<string>())
  const isOffline = useRef(false)

  function giveUp(keys: readonly string[], notice: string) {
    for (const key of keys) lost.current.add(key)
    showToast(notice, { tone: 'danger' })
  }

  async function send(changes: readonly Change[]): Promise<SavedState> {
    try {
      const keys = await saveCells(queryClient, changes)
      if (keys.length > 0) giveUp(keys, t('classes.cellsConflict', { count: keys.length }))
    } catch (error) {
      const isFinal = isClientFault(error) && !isPassing(error)
      if (!isFinal) {
        if (!isOffline.current) showToast(t('classes.notSaved'), { tone: 'danger' })
        isOffline.current = true
        throw error
      }
      const keys = changes.map(({ field }) => field)
      giveUp(keys, t(problemKey(error)))
    }
    isOffline.current = false
    return { changedAt: null, conflicts: [] }
  }

  const { driver, unsaved, flush } = useEditSession<Record<string, Value>>({
    // Clubs may share a host, and so the browser's storage.
    id: `cells.${club?.name}`,
    fields: noCells,
    changedAt: null,
    save: send,
  })

  /** Shows the step and sends it, with what waits already. Returns false if a cell of it was given up. */
  async function save(edits: Step): Promise<boolean> {
    for (const edit of edits) lost.current.delete(cellKey(edit))
    // `before` is what the list has now.
    driver.apply({ kind: 'read' })
    driver.editAll(edits.map((edit) => ({ field: cellKey(edit), saved: edit.before, value: edit.after })))
    await flush()
    return !edits.some((edit) => lost.current.has(cellKey(edit)))
  }

  const byTag = useMemo(() => {
    const cells = Object.entries(unsaved).map(([key, { value }]) => ({ ...cellOf(key), value }))
    return Map.groupBy(cells, ({ tag }) => tag)
  }, [unsaved])

  function withUnsaved(one: StudioListedClass): StudioListedClass {
    const cells = byTag.get(one.tag)
    return cells ? { ...one, ...Object.fromEntries(cells.map(({ field, value }) => [field, value])) } : one
  }

  return { withUnsaved, save }
}
