import { useQueryClient } from '@tanstack/react-query'
import type { StudioTexts } from '@upbeat/contract/studio/entities/texts'
import { api } from '../../../lib/api/api.ts'
import { useSession } from '../../../lib/api/session.ts'
import { textLanguagesQuery } from '../../../lib/api/text-languages-query.ts'
import { useEditSession } from '../../../lib/publishing/use-edit-session.ts'
import { textsQuery } from '../texts-query.ts'

export type TextsDraft = ReturnType<typeof useTextsDraft>

/** A club's overrides in a language during editing. Null resets one to the product's text. */
export function useTextsDraft({ language, fields, changedAt }: StudioTexts) {
  const queryClient = useQueryClient()
  const { club } = useSession()
  return useEditSession<Record<string, string | null>>({
    // Clubs may share a host, and so the browser's storage.
    id: `texts.${club?.name}.${language}`,
    fields,
    changedAt,
    save: async (changes) => {
      const sent = changes as { field: string; base: string | null; value: string | null }[]
      const { texts, conflicts } = await api('saveTexts', { params: { language }, body: { changes: sent } })
      queryClient.setQueryData(textsQuery(language).queryKey, texts)
      void queryClient.invalidateQueries({ queryKey: textLanguagesQuery.queryKey })
      return { changedAt: texts.changedAt, conflicts }
    },
  })
}
