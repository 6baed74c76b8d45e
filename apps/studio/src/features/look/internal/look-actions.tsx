import { useQueryClient } from '@tanstack/react-query'
import type { StudioLook } from '@upbeat/contract/studio/entities/look'
import { changedFields } from '@upbeat/rules/publishing/merge-changes'
import { allowedActions } from '@upbeat/rules/publishing/publishing-state'
import { colourNames } from '@upbeat/rules/theme/club-colours'
import { api } from '../../../lib/api/api.ts'
import { PublishingBar } from '../../../lib/publishing/publishing-bar.tsx'
import type { SaveOutcome } from '../../../lib/publishing/save-outcome.ts'
import { lookQuery, lookVersionsQuery } from '../look-query.ts'
import styles from './look-actions.module.css'

type LookActionsProps = {
  shown: StudioLook
  /** Saves pending input, so that what is published is what is shown. */
  flush: () => Promise<SaveOutcome>
  /** Called after the draft was published. */
  onPublished: () => void
}

/** Publishes the look, now or later, and restores earlier versions (LOOK-01). */
export function LookActions({ shown, flush, onPublished }: LookActionsProps) {
  const queryClient = useQueryClient()

  function take(look: StudioLook) {
    queryClient.setQueryData(lookQuery.queryKey, look)
    void queryClient.invalidateQueries({ queryKey: lookVersionsQuery.queryKey })
  }

  async function publish(at: string | null) {
    const look = await api('publishLook', { body: { at } })
    if (at === null) onPublished()
    return look
  }

  return (
    <PublishingBar
      allowed={allowedActions('published', { edit: true, publish: true })}
      calls={{
        publish,
        unschedule: () => api('unscheduleLook'),
        discard: {
          current: () => queryClient.getQueryData(lookQuery.queryKey) ?? shown,
          discard: () => api('discardLook'),
          putBack,
        },
        publishVersion: (version) => api('restoreLookVersion', { params: { version } }),
      }}
      entity={{ ...shown, state: 'published' }}
      flush={flush}
      kind="look"
      onChange={take}
      versions={{
        query: lookVersionsQuery,
        detail: ({ fields }) => (
          <span aria-hidden="true" className={styles.colours}>
            {colourNames.map((name) => (
              <span className={styles.colour} key={name} style={{ backgroundColor: fields[name] }} />
            ))}
          </span>
        ),
      }}
    />
  )
}

/** Restores the discarded values in the draft. */
async function putBack({ fields, published }: StudioLook): Promise<StudioLook> {
  const changes = changedFields(published, fields).map((name) => {
    const field = name as keyof typeof fields
    return { field, base: published[field], value: fields[field] }
  })
  return (await api('saveLook', { body: { changes } })).look
}
