import { useQueryClient } from '@tanstack/react-query'
import type { StudioClass } from '@upbeat/contract/studio/entities/class'
import { api } from '../../../../lib/api/api.ts'
import { useEditSession } from '../../../../lib/publishing/use-edit-session.ts'
import { classQuery } from '../../class-queries.ts'

/** The fields of a class during editing. */
export function useClassDraft({ tag, fields, changedAt }: StudioClass) {
  const queryClient = useQueryClient()
  return useEditSession({
    id: tag,
    fields,
    changedAt,
    save: async (changes) => {
      const { class: saved, conflicts } = await api('saveClass', { params: { tag }, body: { changes } })
      queryClient.setQueryData(classQuery(tag).queryKey, saved)
      return { changedAt: saved.changedAt, conflicts }
    },
  })
}
