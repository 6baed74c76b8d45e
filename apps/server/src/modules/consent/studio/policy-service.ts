import type { PolicyKind, PolicyVersion, StudioPolicy } from '@upbeat/contract/studio/entities/policy'
import { changedFields, type FieldChange, isSameValue } from '@upbeat/rules/publishing/merge-changes'
import type { Database } from '../../../platform/db/database.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'
import type { DraftRow } from '../../publishing/draft.ts'
import type { Publishing } from '../../publishing/service.ts'
import { parsePolicy } from './policy-kind.ts'
import { createPolicyRepository } from './policy-repository.ts'

export type PolicyService = ReturnType<typeof createPolicyService>

/** What staff do with the terms and the marketing consent (WORD-02). */
export function createPolicyService({ publishing, db }: { publishing: Publishing; db: Database }) {
  const policies = createPolicyRepository(db)
  const thingOf = ({ tenantId }: StaffContext, kind: PolicyKind) => ({ tenantId, kind: 'policy', id: kind })
  const changeOf = ({ staff: { email: _, ...editor }, now }: StaffContext) => ({ editor, now })

  async function get(context: StaffContext, kind: PolicyKind): Promise<StudioPolicy> {
    return present(context, await publishing.follow(thingOf(context, kind), context.now))
  }

  async function save(context: StaffContext, kind: PolicyKind, changes: readonly FieldChange[]) {
    const { draft, conflicts } = await publishing.save(thingOf(context, kind), { changes, ...changeOf(context) })
    return { policy: await present(context, draft), conflicts }
  }

  /** Gives the draft the texts back that members read. @throws Failure notAllowedNow where they are the same */
  async function discard(context: StaffContext, kind: PolicyKind): Promise<StudioPolicy> {
    const { fields, published } = await get(context, kind)
    const changes = changedFields(fields, published).map((field) => {
      return { field, base: fields[field] ?? null, value: published[field] ?? null }
    })
    if (changes.length === 0) throw new Failure('notAllowedNow')
    return (await save(context, kind, changes)).policy
  }

  /** @throws Failure notPublishable where the main language, or half of another one, is missing */
  async function publish(context: StaffContext, kind: PolicyKind, at: Date | null): Promise<StudioPolicy> {
    await publishing.follow(thingOf(context, kind), context.now)
    return present(context, await publishing.publish(thingOf(context, kind), { at, ...changeOf(context) }))
  }

  async function unschedule(context: StaffContext, kind: PolicyKind): Promise<StudioPolicy> {
    return present(context, await publishing.unschedule(thingOf(context, kind), changeOf(context)))
  }

  async function versions(context: StaffContext, kind: PolicyKind): Promise<PolicyVersion[]> {
    await publishing.follow(thingOf(context, kind), context.now)
    const rows = await publishing.versions(thingOf(context, kind))
    return rows.map(({ version, publishedAt, fields }) => ({
      version,
      publishedAt: publishedAt.toISOString(),
      languages: Object.keys(fields).flatMap((field) => (field.startsWith('title.') ? [field.slice(6)] : [])),
    }))
  }

  /** Asks members about an earlier text again, as a new version. @throws Failure notFound */
  async function restore(context: StaffContext, kind: PolicyKind, version: number): Promise<StudioPolicy> {
    return present(context, await publishing.republish(thingOf(context, kind), version, changeOf(context)))
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

  return { get, save, discard, publish, unschedule, versions, restore }
}
