import { useQueryClient } from '@tanstack/react-query'
import type { Curation } from '@upbeat/contract/studio/entities/curation'
import { allowedActions } from '@upbeat/rules/publishing/publishing-state'
import { api } from '../../../lib/api/api.ts'
import { useReach } from '../../../lib/api/session.ts'
import { PublishingBar } from '../../../lib/publishing/publishing-bar.tsx'
import type { SaveOutcome } from '../../../lib/publishing/save-outcome.ts'
import { curationQuery, curationVersionsQuery } from '../curation-query.ts'
import { DeleteCategoryDialog } from './delete-category-dialog.tsx'

type CurationActionsProps = {
  shown: Curation
  /** Saves pending input, so that what is published is what is shown. */
  flush: () => Promise<SaveOutcome>
}

/** Publishing and other actions on a category, collection or channel. */
export function CurationActions({ shown, flush }: CurationActionsProps) {
  const queryClient = useQueryClient()
  const mayEdit = useReach('collections.edit') !== null
  const { kind, id, state } = shown
  const params = { kind, id }

  function take(changed: Curation) {
    queryClient.setQueryData(curationQuery(kind, id).queryKey, changed)
    void queryClient.invalidateQueries({ queryKey: [kind] })
    if (kind === 'category') void queryClient.invalidateQueries({ queryKey: ['class'] })
  }

  const bin = (moveTo?: string) => api('binCuration', { params, query: moveTo === undefined ? {} : { moveTo } })
  const mustMove = kind === 'category' && shown.classCount > 0
  return (
    <PublishingBar
      allowed={allowedActions(state, { edit: mayEdit, publish: mayEdit })}
      calls={{
        publish: (at) => api('publishCuration', { params, body: { at } }),
        unpublish: () => api('unpublishCuration', { params }),
        unschedule: () => api('unscheduleCuration', { params }),
        draftVersion: (version) => api('bringBackCurationVersion', { params: { ...params, version } }),
        bin: () => bin(),
        restore: () => api('restoreCuration', { params }),
      }}
      confirmBin={
        mustMove
          ? ({ busy, bin: sendToBin, close }) => (
              <DeleteCategoryDialog
                busy={busy}
                classCount={shown.classCount}
                id={id}
                name={shown.fields.name}
                onClose={close}
                onDelete={(moveTo) => sendToBin(() => bin(moveTo))}
              />
            )
          : undefined
      }
      entity={shown}
      flush={flush}
      isComplete={shown.fields.name.trim() !== ''}
      kind="curation"
      onChange={take}
      previewAddress={previewOf(shown)}
      versions={
        mayEdit
          ? { query: curationVersionsQuery(kind, id), detail: ({ name }) => <span dir="auto">{name}</span> }
          : undefined
      }
    />
  )
}

/** Home, or the page of a coach, who isn't on Home. */
function previewOf({ kind, fields }: Curation): string {
  const name = fields.name.trim()
  return kind === 'coach' && name ? `/preview?${new URLSearchParams({ home: '', coach: name })}` : '/preview?home'
}
