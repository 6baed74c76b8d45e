import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { StudioPolicy } from '@upbeat/contract/studio/entities/policy'
import { changedFields } from '@upbeat/rules/publishing/merge-changes'
import { api } from '../../../lib/api/api.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { DraftActions } from '../../../lib/publishing/draft-actions.tsx'
import type { SaveOutcome } from '../../../lib/publishing/save-outcome.ts'
import { VersionsDialog } from '../../../lib/publishing/versions-dialog.tsx'
import { policyQuery, policyVersionsQuery } from '../policy-query.ts'

type PolicyActionsProps = { shown: StudioPolicy; flush: () => Promise<SaveOutcome>; onReplace: () => void }

/** Publishes a new version, which members are asked to accept. */
export function PolicyActions({ shown, flush, onReplace }: PolicyActionsProps) {
  const t = useText()
  const queryClient = useQueryClient()
  const { kind } = shown
  const params = { kind }
  const query = policyQuery(kind)
  const words = {
    published: t('policies.published'),
    scheduled: t('policies.scheduled'),
    restored: t('policies.restored'),
    versions: t('policies.versions'),
  }
  return (
    <DraftActions
      calls={{
        publish: (at) => api('publishPolicy', { params, body: { at } }),
        unschedule: () => api('unschedulePolicy', { params }),
        discard: () => api('discardPolicy', { params }),
        putBack,
        restore: (version) => api('restorePolicyVersion', { params: { kind, version } }),
      }}
      current={() => queryClient.getQueryData(query.queryKey) ?? shown}
      flush={flush}
      onChange={(policy) => {
        queryClient.setQueryData(query.queryKey, policy)
        onReplace()
        void queryClient.invalidateQueries({ queryKey: policyVersionsQuery(kind).queryKey })
      }}
      shown={shown}
      versions={({ busy, restore, close }) => (
        <EarlierVersions busy={busy} onClose={close} onRestore={restore} shown={shown} />
      )}
      words={words}
    />
  )
}

type EarlierVersionsProps = {
  shown: StudioPolicy
  busy: boolean
  onRestore: (version: number) => void
  onClose: () => void
}

function EarlierVersions({ shown, ...dialog }: EarlierVersionsProps) {
  const t = useText()
  const query = useQuery(policyVersionsQuery(shown.kind))
  return (
    <VersionsDialog
      {...dialog}
      current={shown.version}
      detail={({ languages }) => t('policies.inLanguages', { count: languages.length })}
      query={query}
      title={t('policies.versions')}
    />
  )
}

async function putBack({ kind, fields, published }: StudioPolicy): Promise<StudioPolicy> {
  const changes = changedFields(published, fields).map((field) => {
    return { field, base: published[field] ?? null, value: fields[field] ?? null }
  })
  return (await api('savePolicy', { params: { kind }, body: { changes } })).policy
}
