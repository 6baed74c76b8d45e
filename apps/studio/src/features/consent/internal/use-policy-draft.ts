import { useQueryClient } from '@tanstack/react-query'
import type { StudioPolicy } from '@upbeat/contract/studio/entities/policy'
import { api } from '../../../lib/api/api.ts'
import { useSession } from '../../../lib/api/session.ts'
import { useEditSession } from '../../../lib/publishing/use-edit-session.ts'
import { policyQuery } from '../policy-query.ts'

export type PolicyDraft = ReturnType<typeof usePolicyDraft>

/** The texts of a policy during editing, by part and language. */
export function usePolicyDraft({ kind, fields, changedAt }: StudioPolicy) {
  const queryClient = useQueryClient()
  const { club } = useSession()
  return useEditSession<Record<string, string | null>>({
    // Clubs may share a host, and so the browser's storage.
    id: `policy.${club?.name}.${kind}`,
    fields,
    changedAt,
    save: async (changes) => {
      const sent = changes as { field: string; base: string | null; value: string | null }[]
      const { policy, conflicts } = await api('savePolicy', { params: { kind }, body: { changes: sent } })
      queryClient.setQueryData(policyQuery(kind).queryKey, policy)
      return { changedAt: policy.changedAt, conflicts }
    },
  })
}
