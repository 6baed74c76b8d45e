import { useQuery } from '@tanstack/react-query'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { Select } from '@upbeat/ui/select.tsx'
import { useState } from 'react'
import { QueryStates } from '../../../lib/api/query-states.tsx'
import { ActionDialog } from '../../../lib/forms/action-dialog.tsx'
import { useText } from '../../../lib/i18n/use-text.ts'
import { curationListQuery } from '../curation-query.ts'

type DeleteCategoryDialogProps = {
  id: string
  name: string
  classCount: number
  busy: boolean
  onDelete: (moveTo: string) => void
  onClose: () => void
}

/** Asks which category takes over the classes of a deleted one (SHELF-01). */
export function DeleteCategoryDialog({ id, name, classCount, busy, onDelete, onClose }: DeleteCategoryDialogProps) {
  const t = useText()
  const [chosen, setChosen] = useState('')
  const list = useQuery(curationListQuery('category'))
  const others = (list.data ?? []).filter((other) => other.id !== id && other.state === 'published')
  const moveTo = chosen || others[0]?.id
  return (
    <ActionDialog
      action={t('curation.moveAndDelete')}
      busy={busy}
      disabled={moveTo === undefined}
      isDangerous
      onAction={() => moveTo && onDelete(moveTo)}
      onClose={onClose}
      size="small"
      text={t('curation.deleteText', { count: classCount })}
      title={t('curation.deleteCategory', { name })}
    >
      <QueryStates height="4rem" query={list}>
        {() =>
          others.length === 0 ? (
            <FormNotice text={t('curation.noOther')} />
          ) : (
            <Select
              label={t('curation.moveTo')}
              onChange={({ target }) => setChosen(target.value)}
              options={others.map((other) => ({ value: other.id, label: other.name }))}
              value={moveTo ?? ''}
            />
          )
        }
      </QueryStates>
    </ActionDialog>
  )
}
