import { isSameValue } from '@upbeat/rules/publishing/merge-changes'
import { isAllowed, type PublishingAction } from '@upbeat/rules/publishing/publishing-state'
import { rebaseFields } from '@upbeat/rules/publishing/rebase-fields'
import type { Database } from '../../platform/db/database.ts'
import { Failure } from '../../platform/http/failure.ts'
import { asPlatform } from '../../platform/tenancy/scope.ts'
import type { DraftRow, Editor, PublishingEntry, ThingId } from './draft.ts'
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

  function transact<T>({ kind }: ThingId, work: (transaction: Database) => Promise<T>): Promise<T> {
    const begin = () => db.transaction(work)
    return kindOf(kind).isOfClub ? asPlatform(begin) : begin()
  }

  function changeState(thing: ThingId, wanted: PublishingAction, change: Change, step: Step): Promise<DraftRow> {
    return changeStatus(thing, change, (before, transaction) => {
      if (!isAllowed(before.state, wanted)) throw new Failure('notAllowedNow')
      return step(before, transaction)
    })
  }

  async function changeStatus(thing: ThingId, change: Change, step: Step): Promise<DraftRow> {
    const kind = kindOf(thing.kind)
    const { draft, others } = await transact(thing, async (transaction) => {
      const rows = repositoryOn(transaction)
      const before = (await lockCurrent(thing, transaction, change.now)) ?? notFound()
      const { action, changes } = await step(before, transaction)
      // A change of state answers a pending request to publish or makes it obsolete, so it ends the request.
      const after = touched(before, { ...noRequest, ...changes }, change)
      if (after.state === 'bin') await kind.binning?.(transaction, thing)
      await rows.update(thing, after)
      const { binnedAt } = before
      const isBack = binnedAt !== null && after.state !== 'bin'
      const others = isBack ? await kind.returned?.(transaction, { ...thing, binnedAt }, rows) : []
      await record(
        transaction,
        entryOf(kind, after, { action, before: statusOf(before), after: statusOf(after), ...change }),
      )
      return { draft: after, others }
    })
    await kind.announce(thing.tenantId)
    for (const changed of [thing, ...(others ?? [])]) await notify(thing.tenantId, changed)
    return draft
  }

  /**
   * Locks the draft. Changes made elsewhere become a version, and fields of the draft that weren't edited follow them.
   */
  async function lockCurrent(thing: ThingId, transaction: Database, now: Date): Promise<DraftRow | null> {
    const rows = repositoryOn(transaction)
    const row = await rows.lock(thing)
    const live = await kindOf(thing.kind).live?.(transaction, thing)
    if (!live) return row
    if (!row) {
      const isNew = await rows.adopt(publishedRow(thing, live, now))
      if (isNew) await addVersion(thing, live, transaction, { editor: null, now })
      return rows.lock(thing)
    }
    const shown = (await rows.version(thing, row.version))?.fields ?? {}
    if (isSameValue(shown, live)) return row
    const version = await addVersion(thing, live, transaction, { editor: null, now })
    const fields = rebaseFields(row.fields, { from: shown, to: live })
    const current = { ...row, fields, version, revision: row.revision + 1 }
    await rows.update(thing, current)
    return current
  }

  async function applyVersion(thing: ThingId, version: number, transaction: Database, now: Date) {
    const { fields, shown } = (await repositoryOn(transaction).version(thing, version)) ?? notFound()
    await kindOf(thing.kind).apply(transaction, { ...thing, fields, shown, now })
    return fields
  }

  async function addVersion(thing: ThingId, fields: Fields, transaction: Database, { editor, now }: Change) {
    const rows = repositoryOn(transaction)
    const version = ((await rows.versions(thing))[0]?.version ?? 0) + 1
    const { tenantId, id } = thing
    const shown = (await kindOf(thing.kind).shown?.(transaction, { tenantId, ids: [id] }))?.get(id) ?? null
    const publishedBy = editor?.accountId ?? null
    await rows.addVersion({ ...thing, version, fields, shown, publishedAt: now, publishedBy })
    return version
  }

  return { kindOf, transact, changeState, changeStatus, lockCurrent, addVersion, applyVersion }
}

export const noRequest = { publishRequestedAt: null, publishRequestedBy: null }

/** The initial draft of what members see already. */
function publishedRow(thing: ThingId, fields: Fields, now: Date): DraftRow {
  return {
    ...thing,
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
