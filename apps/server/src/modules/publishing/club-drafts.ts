import { changedFields, type FieldChange, type FieldConflict } from '@upbeat/rules/publishing/merge-changes'
import { Failure } from '../../platform/failure/failure.ts'
import type { StaffContext } from '../../platform/http/studio/studio-context.ts'
import type { DraftRow, VersionRow } from './draft.ts'
import type { Fields } from './publishable-kind.ts'
import type { Publishing } from './service.ts'

/** A draft as presented to staff: its fields, and those that members see. */
type Shown = { fields: object; published: object }
type Parts<S extends Shown> = {
  publishing: Publishing
  kind: string
  present: (context: StaffContext, draft: DraftRow) => Promise<S>
}

/**
 * Drafts of what every club has and members always see, e.g. its look. Fields that staff haven't edited follow changes
 * made elsewhere. `id` identifies a draft of the kind: `look`, or a language.
 */
export function createClubDrafts<Id extends string, S extends Shown>({ publishing, kind, present }: Parts<S>) {
  const refOf = ({ tenantId }: StaffContext, id: Id) => ({ tenantId, kind, id })
  const changeOf = ({ staff: { email: _, ...editor }, now }: StaffContext) => ({ editor, now })

  async function get(context: StaffContext, id: Id): Promise<S> {
    return present(context, await publishing.follow(refOf(context, id), context.now))
  }

  /** @throws Failure invalidRequest */
  async function save(
    context: StaffContext,
    id: Id,
    changes: readonly FieldChange[],
  ): Promise<{ saved: S; conflicts: FieldConflict[] }> {
    const { draft, conflicts } = await publishing.save(refOf(context, id), { changes, ...changeOf(context) })
    return { saved: await present(context, draft), conflicts }
  }

  /** Resets the draft to what members see. @throws Failure notAllowedNow if they are the same */
  async function discard(context: StaffContext, id: Id): Promise<S> {
    const shown = await get(context, id)
    const [fields, published] = [shown.fields as Fields, shown.published as Fields]
    const changes = changedFields(fields, published).map((field) => {
      return { field, base: fields[field] ?? null, value: published[field] ?? null }
    })
    if (changes.length === 0) throw new Failure('notAllowedNow')
    return (await save(context, id, changes)).saved
  }

  /** Publishes immediately if `at` is null. @throws Failure notPublishable */
  async function publish(context: StaffContext, id: Id, at: Date | null): Promise<S> {
    await publishing.follow(refOf(context, id), context.now)
    return present(context, await publishing.publish(refOf(context, id), { at, ...changeOf(context) }))
  }

  /** @throws Failure notAllowedNow if nothing is scheduled */
  async function unschedule(context: StaffContext, id: Id): Promise<S> {
    return present(context, await publishing.unschedule(refOf(context, id), changeOf(context)))
  }

  /** All published versions, newest first, each with the details that `detailOf` derives from its fields. */
  async function versions<Detail extends object>(
    context: StaffContext,
    id: Id,
    detailOf: (fields: VersionRow['fields']) => Detail,
  ): Promise<({ version: number; publishedAt: string } & Detail)[]> {
    await publishing.follow(refOf(context, id), context.now)
    const rows = await publishing.versions(refOf(context, id))
    return rows.map(({ version, publishedAt, fields }) => ({
      version,
      publishedAt: publishedAt.toISOString(),
      ...detailOf(fields),
    }))
  }

  /** Publishes an earlier version again, as a new one. @throws Failure notFound */
  async function restore(context: StaffContext, id: Id, version: number): Promise<S> {
    return present(context, await publishing.republish(refOf(context, id), version, changeOf(context)))
  }

  return { get, save, discard, publish, unschedule, versions, restore, refOf }
}
