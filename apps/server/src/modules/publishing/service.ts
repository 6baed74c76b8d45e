import { type FieldChange, type FieldConflict, isSameValue, mergeChanges } from '@upbeat/rules/publishing/merge-changes'
import { rebaseFields } from '@upbeat/rules/publishing/rebase-fields'
import { Failure } from '../../platform/failure/failure.ts'
import { createBin } from './bin.ts'
import { createChangeMany } from './change-many.ts'
import type { DraftRow, EntityRef, UndoneEntry } from './draft.ts'
import { type Change, createDraftChanges, entryOf, notFound, type PublishingParts, touched } from './draft-changes.ts'
import type { Fields } from './publishable-kind.ts'
import { createPublisher } from './publisher.ts'
import { type Reversal, reversalStep } from './publishing-status.ts'

export type Publishing = ReturnType<typeof createPublishing>

/**
 * Drafts, versions and publishing of everything that can be published: the one mechanism for editing, conflicts,
 * scheduling, the bin and undo. Every change is one transaction with one audit entry.
 */
export function createPublishing(parts: PublishingParts) {
  const { db, repositoryOn, record, notify } = parts
  const repository = repositoryOn(db)
  const draftChanges = createDraftChanges(parts)
  const { kindOf, transact, changeStatus, lockCurrent, addVersion, applyVersion } = draftChanges
  const publisher = createPublisher({ ...parts, changes: draftChanges })
  const bin = createBin({ ...parts, changes: draftChanges })
  const many = createChangeMany({ ...parts, kindOf })

  /** A draft in any state. @throws Failure notFound */
  async function get(ref: EntityRef): Promise<DraftRow> {
    return (await repository.find(ref)) ?? notFound()
  }

  /** A draft that includes changes made elsewhere. Creates it if it is missing and its kind has `live`. */
  async function follow(ref: EntityRef, now: Date): Promise<DraftRow> {
    return (await transact(ref, (transaction) => lockCurrent(ref, transaction, now))) ?? notFound()
  }

  async function create(ref: EntityRef, { fields, editor, now }: Change & { fields: Fields }): Promise<DraftRow> {
    const kind = kindOf(ref.kind)
    const row: DraftRow = {
      ...ref,
      fields: kind.parse(fields),
      state: 'draft',
      revision: 1,
      version: 0,
      publishAt: null,
      ownerId: editor?.accountId ?? null,
      publishRequestedAt: null,
      publishRequestedBy: null,
      stateBeforeBin: null,
      binnedAt: null,
      createdAt: now,
      changedAt: now,
      changedBy: editor?.accountId ?? null,
    }
    await db.transaction(async (transaction) => {
      await repositoryOn(transaction).insert(row)
      await record(transaction, entryOf(kind, row, { action: 'created', before: null, after: row.fields, editor, now }))
    })
    await notify(ref.tenantId, ref)
    return row
  }

  /**
   * Saves single fields. A field that was changed elsewhere since is left as it is and returned as a conflict
   * (DRAFT-02).
   * @throws Failure notFound, invalidRequest, notAllowedNow in the bin
   */
  async function save(
    ref: EntityRef,
    { changes, ...change }: Change & { changes: readonly FieldChange[] },
  ): Promise<{ draft: DraftRow; conflicts: FieldConflict[] }> {
    const kind = kindOf(ref.kind)
    const saved = await transact(ref, async (transaction) => {
      const rows = repositoryOn(transaction)
      const before = (await lockCurrent(ref, transaction, change.now)) ?? notFound()
      if (before.state === 'bin') throw new Failure('notAllowedNow')
      const merged = mergeChanges(before.fields, changes)
      const taken = changes.filter(({ field }) => !merged.conflicts.some((conflict) => conflict.field === field))
      const isAsLeft = changes.every(({ field, base }) => isSameValue(before.fields[field] ?? null, base))
      if (change.undoes && !isAsLeft) throw new Failure('changedSince')
      if (taken.length === 0) return { draft: before, conflicts: merged.conflicts }
      const draft = touched(before, { fields: kind.parse(merged.fields) }, change)
      await rows.update(ref, draft)
      const names = taken.map(({ field }) => field)
      const [was, is] = [pick(before.fields, names), pick(draft.fields, names)]
      await record(transaction, entryOf(kind, draft, { action: 'edited', before: was, after: is, ...change }))
      return { draft, conflicts: merged.conflicts }
    })
    await notify(ref.tenantId, ref)
    return saved
  }

  /** Copies an earlier version into the draft, without publishing it. @throws Failure notFound */
  async function bringBack(ref: EntityRef, version: number, { editor, now }: Change): Promise<DraftRow> {
    const row = (await repository.version(ref, version)) ?? notFound()
    const { fields } = await get(ref)
    const changes = Object.entries(row.fields).map(([field, value]) => ({ field, base: fields[field], value }))
    return (await save(ref, { changes, editor, now })).draft
  }

  /**
   * Undoes one audit entry: edited fields get their earlier values, a publication or a move to the bin is reversed.
   * @throws Failure notFound, changedSince if a later change builds on it
   */
  async function undo(ref: EntityRef, { before, after, action }: UndoneEntry, change: Change): Promise<void> {
    if (action.endsWith('.edited') && before && after) {
      const changes = Object.keys(before).map((field) => ({ field, base: after[field] ?? null, value: before[field] }))
      await save(ref, { changes, ...change })
    } else if (before && after) {
      await revert(ref, { from: after, to: before, isOfDraft: action.endsWith('.republished') }, change)
    } else {
      await revert(ref, { from: { state: 'draft' }, to: { state: 'bin' } }, change)
    }
  }

  async function revert(
    ref: EntityRef,
    { isOfDraft, ...reversal }: Reversal & { isOfDraft?: boolean },
    change: Change,
  ) {
    const kind = kindOf(ref.kind)
    await changeStatus(ref, change, async (row, transaction) => {
      const { action, changes, members } = reversalStep(row, reversal, change.now)
      if (members === 'hide') await kind.retract(transaction, ref)
      if (members !== 'show' && members !== 'showAnew') return { action, changes }
      const fields = await applyVersion(ref, changes.version ?? row.version, transaction, change.now)
      if (members === 'show') return { action, changes }
      const version = await addVersion(ref, fields, transaction, change)
      if (!isOfDraft) return { action, changes: { ...changes, version } }
      // Publishing an earlier version again had changed the draft as well.
      const left = await repositoryOn(transaction).version(ref, row.version)
      const draft = rebaseFields(row.fields, { from: left?.fields ?? {}, to: fields })
      return { action: 'republished', changes: { ...changes, version, fields: draft } }
    })
  }

  const versions = (ref: EntityRef) => repository.versions(ref)

  return {
    get,
    follow,
    create,
    save,
    bringBack,
    undo,
    versions,
    ...publisher,
    ...bin,
    ...many,
  }
}

function pick(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, fields[name] ?? null]))
}
