import { useQueryClient } from '@tanstack/react-query'
import type { CuratedKind } from '@upbeat/contract/studio/entities/curation'
import { api } from '../../../lib/api/api.ts'
import { useSession } from '../../../lib/api/session.ts'
import { useEditSession } from '../../../lib/publishing/use-edit-session.ts'
import { curationListQuery, curationQuery } from '../curation-query.ts'

export type CurationDraft<Fields extends object> = ReturnType<typeof useEditSession<Fields>>
type Shown<Fields> = { kind: CuratedKind; id: string; fields: Fields; changedAt: string }

/** The fields of a category, collection, channel or coach during editing. */
export function useCurationDraft<Fields extends object>({ kind, id, fields, changedAt }: Shown<Fields>) {
  const queryClient = useQueryClient()
  const { club } = useSession()
  return useEditSession<Fields>({
    // Clubs may share a host, and so the browser's storage.
    id: `${kind}.${club?.name}.${id}`,
    fields,
    changedAt,
    save: async (changes) => {
      const { curation, conflicts } = await api('saveCuration', { params: { kind, id }, body: { changes } })
      queryClient.setQueryData(curationQuery(kind, id).queryKey, curation)
      void queryClient.invalidateQueries({ queryKey: curationListQuery(kind).queryKey })
      return { changedAt: curation.changedAt, conflicts }
    },
  })
}
