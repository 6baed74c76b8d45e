import { CollectionFields } from '@upbeat/contract/studio/entities/curation'
import { Failure } from '../../../../platform/failure/failure.ts'
import type { StaffContext } from '../../../../platform/http/studio/studio-context.ts'
import type { Publishing } from '../../../publishing/service.ts'
import type { IndexedClass } from '../class-index.ts'
import type { BulkOutcome } from './bulk-step.ts'

const maxClasses = 500

/** Adds classes to the end of a hand-picked collection: the outcome for each class, and the step that adds them. */
export async function addingToCollection(
  publishing: Pick<Publishing, 'follow'>,
  { tenantId, now }: StaffContext,
  { id, chosen }: { id: string; chosen: readonly IndexedClass[] },
) {
  const { fields } = await publishing.follow({ tenantId, kind: 'collection', id }, now)
  const base = CollectionFields.shape.classTags.parse(fields.classTags ?? [])
  // A rule selects its classes.
  if (fields.rule) throw new Failure('notAllowedNow')
  const added = chosen
    .filter(({ listed: { tag, state } }) => state !== 'bin' && !base.includes(tag))
    .map(({ listed }) => listed.tag)
    .slice(0, Math.max(0, maxClasses - base.length))
  const fitting = new Set(added)
  const name = String(fields.name ?? '')

  function outcomeOf({ listed: { tag, state } }: IndexedClass): BulkOutcome {
    if (state === 'bin') return { kind: 'refused', reason: 'bin' }
    if (base.includes(tag)) return { kind: 'unchanged' }
    if (!fitting.has(tag)) return { kind: 'refused', reason: 'full' }
    return { kind: 'change', step: { id: tag, changes: [] }, field: 'collection', before: null, after: name }
  }

  return {
    outcomeOf,
    step: { id, changes: [{ field: 'classTags', base, value: [...base, ...added] }] },
    count: added.length,
  }
}
