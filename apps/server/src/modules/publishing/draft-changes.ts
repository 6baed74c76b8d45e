import { isSameValue } from '@upbeat/rules/publishing/merge-changes'
import { isAllowed, type PublishingAction } from '@upbeat/rules/publishing/publishing-state'
import { rebaseFields } from '@upbeat/rules/publishing/rebase-fields'
import type { Database } from '../../platform/db/database.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { asPlatform } from '../../platform/scope/scope.ts'
import type { DraftRow, Editor, EntityRef, PublishingEntry } from './draft.ts'
import type { Fields, PublishableKind } from './publishable-kind.ts'
import { statusOf } from './publishing-status.ts'
import type { PublishingRepository } from './repository.ts'

export type PublishingParts = {
  db: Database
  repositoryOn: (db: Database) => PublishingRepository
  kinds: readonly PublishableKind[]
  record: (transaction: Database, entry: PublishingEntry) => Promise<string>
  /** Notifies open studio pages of a change. */
  notify: (tenantId: string, event: { kind: string; id: string }) => Promise<void>
  makeId: () => string
}
export type Change = { editor: Editor; now: Date; undoes?: string }
/** The part of a change of state that runs in its transaction. */
type Step = (
  before: DraftRow,
  transaction: Database,
) => Promise<{ action: PublishingEntry['action']; changes: Partial<DraftRow> }>

export type DraftChanges = ReturnType<typeof createDraftChanges>

/** The parts of every change of a draft: one transaction that locks it, adds versions and writes one audit entry. */
export function createDraftChanges({ db, repositoryOn, kinds, record, notify }: Omit<PublishingParts, 'makeId'>) {
  const kindOf = (name: string) => {
    const found = kinds.find(({ kind }) => kind === name)
    if (!found) throw new Error(`Nothing of kind ${name} can be published.`)
    return found
  }

  function transact<T>({ kind }: EntityRef, work: (transaction: Database) => Promise<T>): Promise<T> {
    const begin = () => db.transaction(work)
    return kindOf(kind).isOfClub ? asPlatform(begin) : begin()
  }

  function changeState(ref: EntityRef, wanted: PublishingAction, change: Change, step: Step): Promise<DraftRow> {
    return changeStatus(ref, change, (before, transaction) => {
      if (!isAllowed(before.state, wanted)) throw new Failure('notAllowedNow')
      return step(before, transaction)
    })
  }

  async function changeStatus(ref: EntityRef, change: Change, step: Step): Promise<DraftRow> {
    const kind = kindOf(ref.kind)
    const { draft, others } = await transact(ref, async (transaction) => {
      const rows = repositoryOn(transaction)
      const before = (await lockCurrent(ref, transaction, change.now)) ?? notFound()
      const { action, changes } = await step(before, transaction)
      // A change of state answers a pending request to publish or makes it obsolete, so it ends the request.
      const after = touched(before, { ...noRequest, ...changes }, change)
      if (after.state === 'bin') await kind.binning?.(transaction, ref)
      await rows.update(ref, after)
      const { binnedAt } = before
      const isBack = binnedAt !== null && after.state !== 'bin'
      const others = isBack ? await kind.returned?.(transaction, { ...ref, binnedAt }, rows) : []
      await record(
        transaction,
        entryOf(kind, after, { action, before: statusOf(before), after: statusOf(after), ...change }),
      )
      return { draft: after, others }
    })
    await kind.announce(ref.tenantId, [ref.id])
    for (const changed of [ref, ...(others ?? [])]) await notify(ref.tenantId, changed)
    return draft
  }

  /**
   * Locks the draft. Changes made elsewhere become a version, and fields of the draft that weren't edited follow them.
   */
  async function lockCurrent(ref: EntityRef, transaction: Database, now: Date): Promise<DraftRow | null> {
    const rows = repositoryOn(transaction)
    const row = await rows.lock(ref)
    const live = await kindOf(ref.kind).live?.(transaction, ref)
    if (!live) return row
    if (!row) {
      const isNew = await rows.adopt(publishedRow(ref, live, now))
      if (isNew) await addVersion(ref, live, transaction, { editor: null, now })
      return rows.lock(ref)
    }
    const shown = (await rows.version(ref, row.version))?.fields ?? {}
    if (isSameValue(shown, live)) return row
    const version = await addVersion(ref, live, transaction, { editor: null, now })
    const fields = rebaseFields(row.fields, { from: shown, to: live })
    const current = { ...row, fields, version, revision: row.revision + 1 }
    await rows.update(ref, current)
    return current
  }

  async function applyVersion(ref: EntityRef, version: number, transaction: Database, now: Date) {
    const { fields, shown } = (await repositoryOn(transaction).version(ref, version)) ?? notFound()
    await kindOf(ref.kind).apply(transaction, { ...ref, fields, shown, now })
    return fields
  }

  async function addVersion(ref: EntityRef, fields: Fields, transaction: Database, { editor, now }: Change) {
    const rows = repositoryOn(transaction)
    const version = ((await rows.versions(ref))[0]?.version ?? 0) + 1
    const { tenantId, id } = ref
    const shown = (await kindOf(ref.kind).shown?.(transaction, { tenantId, ids: [id] }))?.get(id) ?? null
    const publishedBy = editor?.accountId ?? null
    await rows.addVersion({ ...ref, version, fields, shown, publishedAt: now, publishedBy })
    await kindOf(ref.kind).published?.(transaction, [{ tenantId, id, version, publishedAt: now }])
    return version
  }

  return { kindOf, transact, changeState, changeStatus, lockCurrent, addVersion, applyVersion }
}

export const noRequest = { publishRequestedAt: null, publishRequestedBy: null }

/** The initial draft of what members see already. */
function publishedRow(ref: EntityRef, fields: Fields, now: Date): DraftRow {
  return {
    ...ref,
    fields,
    state: 'published',
    revision: 1,
    version: 1,
    publishAt: null,
    ownerId: null,
    publishRequestedAt: null,
    publishRequestedBy: null,
    stateBeforeBin: null,
    binnedAt: null,
    createdAt: now,
    changedAt: now,
    changedBy: null,
  }
}

/** The draft with changes applied, and its revision incremented. */
export function touched(before: DraftRow, changes: Partial<DraftRow>, { editor, now }: Change): DraftRow {
  const changedBy = editor?.accountId ?? before.changedBy
  return { ...before, ...changes, revision: before.revision + 1, changedAt: now, changedBy }
}

type EntryParts = Pick<PublishingEntry, 'action' | 'before' | 'after' | 'editor' | 'now' | 'undoes'>

/** The audit entry of a change to one draft. */
export function entryOf(kind: PublishableKind, { tenantId, id, fields }: DraftRow, parts: EntryParts): PublishingEntry {
  return { tenantId, object: { kind: kind.kind, id, name: kind.nameOf(fields, id, tenantId) }, ...parts }
}

export function notFound(): never {
  throw new Failure('notFound')
}
