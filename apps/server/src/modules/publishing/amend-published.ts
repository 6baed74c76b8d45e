import { type FieldChange, isSameValue, mergeChanges } from '@upbeat/rules/publishing/merge-changes'
import { Failure } from '../../platform/failure/failure.ts'
import type { DraftRow } from './draft.ts'
import type { ManyStep } from './many-step.ts'
import type { Fields, PublishableKind } from './publishable-kind.ts'
import type { PublishingRepository } from './repository.ts'
import type { AmendedFields } from './show-many.ts'

type Parts = { steps: readonly ManyStep[]; found: ReadonlyMap<string, DraftRow> }

/**
 * What members see of the drafts whose published fields are to be changed, by id.
 * @throws Failure changedElsewhere if they no longer see one
 */
export async function shownVersions(
  rows: Pick<PublishingRepository, 'versionsOf'>,
  scope: { tenantId: string; kind: string },
  { steps, found }: Parts,
): Promise<ReadonlyMap<string, { fields: Fields }>> {
  const wanted = steps.filter((step) => 'published' in step && step.published !== undefined)
  const versions = new Map(
    wanted.map(({ id }) => {
      const draft = found.get(id)
      if (draft?.state !== 'published') throw new Failure('changedElsewhere')
      return [id, draft.version]
    }),
  )
  return versions.size > 0 ? rows.versionsOf(scope, versions) : new Map()
}

/** @throws Failure changedElsewhere if a field no longer has its base value */
export function amendPublished(
  kind: Pick<PublishableKind, 'parse'>,
  shown: { fields: Fields } | undefined,
  changes: readonly FieldChange[] | undefined,
): AmendedFields | undefined {
  if (!shown || !changes) return undefined
  const { fields, conflicts } = mergeChanges(shown.fields, changes)
  if (conflicts.length > 0) throw new Failure('changedElsewhere')
  const parsed = kind.parse(fields)
  const names = Object.keys(parsed).filter((name) => !isSameValue(shown.fields[name], parsed[name]))
  if (names.length === 0) return undefined
  const of = (values: Fields) => Object.fromEntries(names.map((name) => [name, values[name] ?? null]))
  return { fields: parsed, before: of(shown.fields), after: of(parsed) }
}
