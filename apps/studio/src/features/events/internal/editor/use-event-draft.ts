import { useQueryClient } from '@tanstack/react-query'
import type { EventFields, StudioEvent } from '@upbeat/contract/studio/entities/event'
import { api } from '../../../../lib/api/api.ts'
import { useSession } from '../../../../lib/api/session.ts'
import { useEditSession } from '../../../../lib/publishing/use-edit-session.ts'
import { eventQuery } from '../../event-queries.ts'

export type EventDraft = ReturnType<typeof useEventDraft>

/** The fields of an event during editing. */
export function useEventDraft({ id, fields, changedAt }: StudioEvent) {
  const queryClient = useQueryClient()
  const { club } = useSession()
  return useEditSession<EventFields>({
    // Clubs may share a host, and so the browser's storage.
    id: `event.${club?.name}.${id}`,
    fields,
    changedAt,
    save: async (changes) => {
      const { event, conflicts } = await api('saveEvent', { params: { id }, body: { changes } })
      queryClient.setQueryData(eventQuery(id).queryKey, event)
      return { changedAt: event.changedAt, conflicts }
    },
  })
}
