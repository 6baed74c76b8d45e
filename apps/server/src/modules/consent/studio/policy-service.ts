import type { PolicyKind, PolicyVersion, StudioPolicy } from '@upbeat/contract/studio/entities/policy'
import { type FieldChange, isSameValue } from '@upbeat/rules/publishing/merge-changes'
import type { Database } from '../../../platform/db/database.ts'
import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'
import { createClubDrafts } from '../../publishing/club-drafts.ts'
import type { DraftRow } from '../../publishing/draft.ts'
import type { Publishing } from '../../publishing/service.ts'
import { parsePolicy } from './policy-kind.ts'
import { createPolicyRepository } from './policy-repository.ts'

export type PolicyService = ReturnType<typeof createPolicyService>

/**
 * The staff's actions on the terms and the marketing consent (WORD-02). They need the main language, and other
 * languages must be complete.
 */
export function createPolicyService({ publishing, db }: { publishing: Publishing; db: Database }) {
  const policies = createPolicyRepository(db)
  const drafts = createClubDrafts<PolicyKind, StudioPolicy>({ publishing, kind: 'policy', present })

  async function save(context: StaffContext, kind: PolicyKind, changes: readonly FieldChange[]) {
    const { saved, conflicts } = await drafts.save(context, kind, changes)
    return { policy: saved, conflicts }
  }

  function versions(context: StaffContext, kind: PolicyKind): Promise<PolicyVersion[]> {
    return drafts.versions(context, kind, (fields) => ({
      languages: Object.keys(fields).flatMap((field) => (field.startsWith('title.') ? [field.slice(6)] : [])),
    }))
  }

  async function present({ tenantId }: StaffContext, draft: DraftRow): Promise<StudioPolicy> {
    const kind = draft.id as PolicyKind
    const [row] = (await policies.newest(tenantId, kind)).current
    const fields = parsePolicy(draft.fields)
    const published = parsePolicy(await policies.live(tenantId, kind))
    const counts = row
      ? await policies.acceptance(tenantId, row)
      : { accepted: 0, members: await policies.members(tenantId) }
    return {
      kind,
      fields,
      published,
      hasChanges: !isSameValue(fields, published),
      publishAt: draft.publishAt?.toISOString() ?? null,
      version: draft.version,
      changedAt: draft.changedAt.toISOString(),
      current: row ? { version: row.version, publishedAt: row.publishedAt.toISOString() } : null,
      ...counts,
    }
  }

  return { ...drafts, save, versions }
}
