import { useQueryClient } from '@tanstack/react-query'
import type { StudioPolicy } from '@upbeat/contract/studio/entities/policy'
import { changedFields } from '@upbeat/rules/publishing/merge-changes'
import { allowedActions } from '@upbeat/rules/publishing/publishing-state'
import { api } from '../../../lib/api/api.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { PublishingBar } from '../../../lib/publishing/publishing-bar.tsx'
import type { SaveOutcome } from '../../../lib/publishing/save-outcome.ts'
import { policyQuery, policyVersionsQuery } from '../policy-query.ts'

type PolicyActionsProps = { shown: StudioPolicy; flush: () => Promise<SaveOutcome>; onReplace: () => void }

/** Publishes a new version, which members are asked to accept. */
export function PolicyActions({ shown, flush, onReplace }: PolicyActionsProps) {
  const t = useText()
  const queryClient = useQueryClient()
  const { kind } = shown
  const params = { kind }
  const query = policyQuery(kind)

  function take(policy: StudioPolicy) {
    queryClient.setQueryData(query.queryKey, policy)
    onReplace()
    void queryClient.invalidateQueries({ queryKey: policyVersionsQuery(kind).queryKey })
  }

  return (
    <PublishingBar
      allowed={allowedActions('published', { edit: true, publish: true })}
      calls={{
        publish: (at) => api('publishPolicy', { params, body: { at } }),
        unschedule: () => api('unschedulePolicy', { params }),
        discard: {
          current: () => queryClient.getQueryData(query.queryKey) ?? shown,
          discard: () => api('discardPolicy', { params }),
          putBack,
        },
        publishVersion: (version) => api('restorePolicyVersion', { params: { kind, version } }),
      }}
      entity={{ ...shown, state: 'published' }}
      flush={flush}
      kind="policy"
      onChange={take}
      versions={{
        query: policyVersionsQuery(kind),
        detail: ({ languages }) => t('policies.inLanguages', { count: languages.length }),
      }}
    />
  )
}

async function putBack({ kind, fields, published }: StudioPolicy): Promise<StudioPolicy> {
  const changes = changedFields(published, fields).map((field) => {
    return { field, base: published[field] ?? null, value: fields[field] ?? null }
  })
  return (await api('savePolicy', { params: { kind }, body: { changes } })).policy
}
