import { useQueryClient } from '@tanstack/react-query'
import type { StudioListedClass } from '@upbeat/contract/studio/entities/class'
import { isSameValue } from '@upbeat/rules/publishing/merge-changes'
import { useMemo, useRef, useState } from 'react'
import { api } from '../../../../lib/api/api.ts'
import type { StudioReply } from '../../../../lib/api/create-studio-api.ts'
import { problemKey } from '../../../../lib/api/problem-key.ts'
import { useUnloadWarning } from '../../../../lib/forms/use-unload-warning.ts'
import { useText } from '../../../../lib/i18n/use-text.ts'
import { showToast } from '../../../../lib/layout/toast-store.ts'
import type { EditableField } from '../grid/read-cell.ts'

type Value = StudioListedClass[EditableField]
export type CellEdit = { tag: string; field: EditableField; before: Value; after: Value }
export type ClassEdits = ReturnType<typeof useClassEdits>

const listKey = ['class', 'list']

/**
 * Edits of cells: applied optimistically and saved in order, each step atomically. Steps can be undone and redone while the page is open;
 * the audit history keeps them longer.
 */
export function useClassEdits() {
  const t = useText()
  const queryClient = useQueryClient()
  const [done, setDone] = useState<readonly (readonly CellEdit[])[]>([])
  const [undone, setUndone] = useState<readonly (readonly CellEdit[])[]>([])
  // Applied on top of the server's data until it includes them.
  const [pending, setPending] = useState<readonly (readonly CellEdit[])[]>([])
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  useUnloadWarning(pending.length > 0)
  const unsaved = useMemo(() => Map.groupBy(pending.flat(), ({ tag }) => tag), [pending])

  function withUnsaved(one: StudioListedClass): StudioListedClass {
    const cells = unsaved.get(one.tag)
    return cells ? { ...one, ...fieldsOf(cells) } : one
  }

  /** Applies the step optimistically and queues it. Resolves to whether all of it was saved. */
  function save(edits: readonly CellEdit[]): Promise<boolean> {
    setPending((steps) => [...steps, edits])
    const saved = queue.current.then(() => send(edits))
    queue.current = saved
    return saved
  }

  async function send(edits: readonly CellEdit[]): Promise<boolean> {
    const classes = [...Map.groupBy(edits, ({ tag }) => tag)].map(([tag, cells]) => ({
      tag,
      changes: cells.map(({ field, before, after }) => ({ field, base: before, value: after })),
    }))
    try {
      const { classes: changed, conflicts } = await api('changeClasses', { body: { classes } })
      take(new Map(changed.map((one) => [one.tag, one])))
      if (conflicts.length === 0) return true
      showToast(t('classes.cellsConflict', { count: conflicts.length }), { tone: 'danger' })
    } catch (error) {
      showToast(t(problemKey(error)), { tone: 'danger' })
    } finally {
      setPending((steps) => steps.filter((step) => step !== edits))
      // A list requested before the save may arrive after it.
      void queryClient.invalidateQueries({ queryKey: listKey })
    }
    return false
  }

  function take(changed: ReadonlyMap<string, StudioListedClass>) {
    queryClient.setQueriesData<StudioReply<'listClasses'>>({ queryKey: listKey }, (list) => {
      if (!list?.classes.some(({ tag }) => changed.has(tag))) return list
      return { ...list, classes: list.classes.map((one) => changed.get(one.tag) ?? one) }
    })
  }

  async function apply(edits: readonly CellEdit[]): Promise<void> {
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

function fieldsOf(cells: readonly CellEdit[]): Partial<StudioListedClass> {
  return Object.fromEntries(cells.map(({ field, after }) => [field, after]))
}
