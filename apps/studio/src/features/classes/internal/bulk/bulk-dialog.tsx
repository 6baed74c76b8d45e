import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BulkAction, BulkChange } from '@upbeat/contract/studio/entities/classes/class-bulk'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { Select } from '@upbeat/ui/select.tsx'
import { Skeleton } from '@upbeat/ui/skeleton.tsx'
import { useState } from 'react'
import { api } from '../../../../lib/api/api.ts'
import { problemKey } from '../../../../lib/api/problem-key.ts'
import { useAction } from '../../../../lib/api/use-action.ts'
import { ActionDialog } from '../../../../lib/forms/action-dialog.tsx'
import form from '../../../../lib/forms/form.module.css'
import { useSettled } from '../../../../lib/forms/use-settled.ts'
import { useText } from '../../../../lib/i18n/use-text.ts'
import { showToast } from '../../../../lib/layout/toast-store.ts'
import { type ClassQuestion, classPageQuery } from '../../class-queries.ts'
import fields from './bulk-fields.module.css'
import { BulkFields } from './bulk-fields.tsx'
import { type BulkKind, bulkTitles } from './bulk-kinds.ts'
import { BulkOutcome } from './bulk-outcome.tsx'

type BulkDialogProps = {
  kind: BulkKind
  /** The selected rows; empty if none. */
  tags: readonly string[]
  question: ClassQuestion
  /** Whether rows can be selected: in the grid, not in a phone's list. */
  hasRows: boolean
  /** Called once the classes are changed. */
  onDone: () => void
  onClose: () => void
}

/** A bulk edit of classes: previewed while it is set up, and applied as one undoable step. */
export function BulkDialog({ kind, tags, question, hasRows, onDone, onClose }: BulkDialogProps) {
  const t = useText()
  const queryClient = useQueryClient()
  const { busy, run } = useAction()
  const total = useQuery(classPageQuery(question, 0)).data?.total ?? 0
  // All that match are changed only if that is said.
  const [scope, setScope] = useState<'selected' | 'all' | ''>(tags.length > 0 ? 'selected' : '')
  const [action, setAction] = useState<BulkAction | null>(needsNoInput(kind) ? { kind } : null)
  const wanted = action && scope !== '' ? changeOf(action, scope === 'selected' ? tags : null, question) : null
  const asked = useSettled(wanted)
  const preview = useQuery({
    queryKey: ['class', 'bulk', asked],
    queryFn: ({ signal }) => api('previewBulkChange', { body: asked as BulkChange, signal }),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const outcome = wanted === null ? undefined : preview.data
  // The preview may belong to an earlier input.
  const isReady = asked !== null && outcome !== undefined && !preview.isPlaceholderData && outcome.changes > 0

  const refresh = () =>
    Promise.all([['class'], ['collection']].map((queryKey) => queryClient.invalidateQueries({ queryKey })))

  async function undo(id: string, count: number) {
    await api('undoBulkChange', { params: { id } })
    await refresh()
    showToast(t('bulk.undone', { count }))
  }

  const make = () =>
    run(async () => {
      if (!asked || !outcome || !isReady) return
      try {
        const { count, entryId } = await api('makeBulkChange', { body: { ...asked, plan: outcome.plan } })
        showToast(t('bulk.done', { count }), { undo: entryId ? () => void run(() => undo(entryId, count)) : undefined })
        onDone()
        onClose()
      } finally {
        await refresh()
      }
    })

  return (
    <ActionDialog
      action={isReady ? t('bulk.make', { count: outcome.changes }) : t('bulk.makeNone')}
      busy={busy}
      disabled={!isReady}
      onAction={() => void make()}
      onClose={onClose}
      size="large"
      text={t(tags.length > 0 ? 'bulk.lead' : hasRows ? 'bulk.leadAll' : 'bulk.leadList')}
      title={t(bulkTitles[kind])}
    >
      <div className={form.form}>
        <div className={fields.fields}>
          <Select
            label={t('bulk.which')}
            onChange={({ target }) => setScope(target.value as typeof scope)}
            options={[
              tags.length > 0
                ? { value: 'selected', label: t('bulk.selected', { count: tags.length }) }
                : { value: '', label: t('bulk.choose') },
              { value: 'all', label: t('bulk.all', { count: total }) },
            ]}
            value={scope}
          />
          <BulkFields kind={kind} onChange={setAction} />
        </div>
        <div aria-busy={preview.isFetching} aria-live="polite">
          {wanted === null ? (
            <p className={form.hint}>{t(scope === '' ? 'bulk.nobodyYet' : 'bulk.nothingYet')}</p>
          ) : preview.error ? (
            <FormNotice text={t(problemKey(preview.error))} />
          ) : outcome ? (
            <BulkOutcome action={kind} outcome={outcome} />
          ) : (
            <Skeleton height="12rem" />
          )}
        </div>
      </div>
    </ActionDialog>
  )
}

type Immediate = Extract<BulkKind, 'publish' | 'unpublish' | 'bin' | 'restore'>

function needsNoInput(kind: BulkKind): kind is Immediate {
  return kind === 'publish' || kind === 'unpublish' || kind === 'bin' || kind === 'restore'
}

function changeOf(action: BulkAction, tags: readonly string[] | null, question: ClassQuestion): BulkChange {
  if (tags) return { selection: { tags: [...tags] }, action }
  const { sort: _sort, direction: _direction, ...filter } = question
  return { selection: { filter }, action }
}
