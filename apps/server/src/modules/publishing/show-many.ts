import type { Database } from '../../platform/db/database.ts'
import { Failure } from '../../platform/failure/failure.ts'
import type { DraftRow, Editor } from './draft.ts'
import type { Fields, PublishableKind } from './publishable-kind.ts'
import type { PublishingRepository } from './repository.ts'

/**
 * A changed draft, and what members see of it: `publish` shows the draft, `amend` the fields in `published`, the others
 * an earlier version or nothing.
 */
export type Shown = {
  draft: DraftRow
  after: Fields
  members: 'publish' | 'amend' | 'show' | 'showAnew' | 'hide' | 'leave'
  published?: AmendedFields | undefined
}
/** The fields of a version that members see, changed: whole, and the changed ones before and after. */
export type AmendedFields = { fields: Fields; before: Fields; after: Fields }

type Parts = {
  kind: PublishableKind
  scope: { tenantId: string; kind: string }
  transaction: Database
  rows: PublishingRepository
  editor: Editor
  now: Date
}

/**
 * Writes what members see of several drafts that are changed together. Sets the new version of published ones in
 * `draft` and `after`.
 * @throws Failure notPublishable if one of them is incomplete
 */
export async function showToMembers(changed: readonly Shown[], parts: Parts): Promise<void> {
  const { kind, scope, transaction, rows, editor, now } = parts
  const whose = (...wanted: Shown['members'][]) => changed.filter(({ members }) => wanted.includes(members))
  const hidden = whose('hide').map(({ draft }) => draft.id)
  const drafts = whose('publish', 'amend')
  const earlier = whose('show', 'showAnew')
  const anew = whose('publish', 'amend', 'showAnew')
  if (hidden.length > 0) await retract(parts, hidden)
  if (drafts.length > 0) await assertComplete(parts, drafts)
  const wanted = new Map(earlier.map(({ draft }) => [draft.id, draft.version]))
  const versionOf: Awaited<ReturnType<typeof rows.versionsOf>> =
    earlier.length > 0 ? await rows.versionsOf(scope, wanted) : new Map()
  for (const one of drafts) versionOf.set(one.draft.id, { fields: shownFields(one), shown: null })
  const published = [...drafts, ...earlier].map(({ draft: { id } }) => ({
    tenantId: scope.tenantId,
    id,
    ...(versionOf.get(id) ?? notFound()),
    now,
  }))
  if (published.length > 0) await apply(kind, transaction, published)
  if (anew.length === 0) return
  const ids = anew.map(({ draft }) => draft.id)
  const last = await rows.lastVersions(scope, ids)
  const shown = await kind.shown?.(transaction, { tenantId: scope.tenantId, ids })
  const versions = anew.map(({ draft, after, members }) => {
    draft.version = (last.get(draft.id) ?? 0) + 1
    if (members !== 'amend') after.version = draft.version
    const { id, version } = draft
    const { fields } = versionOf.get(id) ?? notFound()
    const whole = { ...scope, id, version, fields, shown: shown?.get(id) ?? null }
    return { ...whole, publishedAt: now, publishedBy: editor?.accountId ?? null }
  })
  await rows.addVersions(versions)
  await kind.published?.(transaction, versions)
}

async function assertComplete({ kind, transaction }: Parts, drafts: readonly Shown[]): Promise<void> {
  const found = drafts.map((one) => ({ tenantId: one.draft.tenantId, id: one.draft.id, fields: shownFields(one) }))
  const missing = new Set<string>()
  if (kind.several) {
    for (const each of (await kind.several.missing(transaction, found)).values())
      for (const one of each) missing.add(one)
  } else {
    for (const draft of found) for (const one of await kind.missing(transaction, draft)) missing.add(one)
  }
  if (missing.size > 0) throw new Failure('notPublishable', { message: `Missing: ${[...missing].join(', ')}` })
}

async function apply(
  { several, apply: applyOne }: PublishableKind,
  transaction: Database,
  published: readonly Parameters<PublishableKind['apply']>[1][],
): Promise<void> {
  if (several) await several.apply(transaction, published)
  else for (const one of published) await applyOne(transaction, one)
}

async function retract({ kind, scope: { tenantId }, transaction }: Parts, ids: readonly string[]): Promise<void> {
  if (kind.several) await kind.several.retract(transaction, { tenantId, ids })
  else for (const id of ids) await kind.retract(transaction, { tenantId, id })
}

function shownFields({ draft, published }: Shown): Fields {
  return published?.fields ?? draft.fields
}

function notFound(): never {
  throw new Failure('notFound')
}
