import { useQueryClient } from '@tanstack/react-query'
import type { StudioClass } from '@upbeat/contract/studio/entities/class'
import { allowedActions } from '@upbeat/rules/publishing/publishing-state'
import { MenuItem } from '@upbeat/ui/menu.tsx'
import { useNavigate } from 'react-router'
import { api } from '../../../lib/api/api.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { showToast } from '../../../lib/layout/toast-store.ts'
import { PublishingBar } from '../../../lib/publishing/publishing-bar.tsx'
import type { SaveOutcome } from '../../../lib/publishing/save-outcome.ts'
import { classQuery, classVersionsQuery } from '../class-queries.ts'

type ClassActionsProps = {
  shown: StudioClass
  /** Saves pending input, so that what is published is what is shown. */
  flush: () => Promise<SaveOutcome>
}

/** Publishing and other actions on a class. */
export function ClassActions({ shown, flush }: ClassActionsProps) {
  const t = useText()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { tag, state, mayEdit, mayPublish } = shown
  const params = { tag }

  function take(changed: StudioClass) {
    queryClient.setQueryData(classQuery(tag).queryKey, changed)
    void queryClient.invalidateQueries({ queryKey: ['class', 'list'] })
  }

  async function duplicate() {
    const copy = await api('duplicateClass', { params })
    await navigate(`/classes/${encodeURIComponent(copy.tag)}`)
    showToast(t('classes.duplicated'))
  }

  return (
    <PublishingBar
      allowed={allowedActions(state, { edit: mayEdit, publish: mayPublish })}
      calls={{
        publish: (at) => api('publishClass', { params, body: { at } }),
        unpublish: () => api('unpublishClass', { params }),
        draftVersion: mayEdit ? (version) => api('bringBackClassVersion', { params: { tag, version } }) : undefined,
        bin: () => api('binClass', { params }),
        restore: () => api('restoreClass', { params }),
      }}
      entity={shown}
      entries={({ run }) =>
        mayEdit && <MenuItem onClick={() => void run(duplicate)}>{t('classes.duplicate')}</MenuItem>
      }
      flush={flush}
      isComplete={shown.checklist.required.length === 0}
      kind="class"
      onChange={take}
      previewAddress={`/preview?${new URLSearchParams({ class: tag })}`}
      versions={{
        query: classVersionsQuery(tag),
        detail: ({ fields }) => <span dir="auto">{fields.name || t('classes.untitled')}</span>,
      }}
    />
  )
}
