import { useQueryClient } from '@tanstack/react-query'
import type { StudioEvent } from '@upbeat/contract/studio/entities/event'
import { allowedActions } from '@upbeat/rules/publishing/publishing-state'
import { api } from '../../../../lib/api/api.ts'
import { PublishingBar } from '../../../../lib/publishing/publishing-bar.tsx'
import type { SaveOutcome } from '../../../../lib/publishing/save-outcome.ts'
import { eventQuery, eventVersionsQuery } from '../../event-queries.ts'

type EventActionsProps = {
  shown: StudioEvent
  /** Saves pending input, so that what is published is what is shown. */
  flush: () => Promise<SaveOutcome>
}

/** Publishing and other actions on an event. */
export function EventActions({ shown, flush }: EventActionsProps) {
  const queryClient = useQueryClient()
  const { id, state, mayEdit, missing } = shown
  const params = { id }

  function take(changed: StudioEvent) {
    queryClient.setQueryData(eventQuery(id).queryKey, changed)
    void queryClient.invalidateQueries({ queryKey: ['event'] })
  }

  return (
    <PublishingBar
      allowed={allowedActions(state, { edit: mayEdit, publish: mayEdit })}
      calls={{
        publish: (at) => api('publishEvent', { params, body: { at } }),
        unpublish: () => api('unpublishEvent', { params }),
        unschedule: () => api('unscheduleEvent', { params }),
        draftVersion: mayEdit
          ? (version) => api('bringBackEventVersion', { params: { ...params, version } })
          : undefined,
        bin: () => api('binEvent', { params }),
        restore: () => api('restoreEvent', { params }),
      }}
      entity={shown}
      flush={flush}
      isComplete={missing.length === 0}
      kind="event"
      onChange={take}
      versions={{ query: eventVersionsQuery(id), detail: ({ name }) => <span dir="auto">{name}</span> }}
    />
  )
}
