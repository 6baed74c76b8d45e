import { useQueryClient } from '@tanstack/react-query'
import type { StudioLook } from '@upbeat/contract/studio/entities/look'
import { api } from '../../../lib/api/api.ts'
import { useSession } from '../../../lib/api/session.ts'
import { useEditSession } from '../../../lib/publishing/use-edit-session.ts'
import { lookQuery } from '../look-query.ts'

export type LookDraft = ReturnType<typeof useLookDraft>

/** The fields of the look during editing. */
export function useLookDraft({ fields, changedAt }: StudioLook) {
  const queryClient = useQueryClient()
  const { club } = useSession()
  return useEditSession({
    // Clubs may share a host, and so the browser's storage.
    id: `look.${club?.name}`,
    fields,
    changedAt,
    save: async (changes) => {
      const { look, conflicts } = await api('saveLook', { body: { changes } })
      queryClient.setQueryData(lookQuery.queryKey, look)
      return { changedAt: look.changedAt, conflicts }
    },
  })
}
