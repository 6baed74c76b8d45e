import { type FieldChange, type FieldConflict, isSameValue, mergeChanges } from '@upbeat/rules/publishing/merge-changes'
import { isAllowed, type PublishingAction } from '@upbeat/rules/publishing/publishing-state'
import { rebaseFields } from '@upbeat/rules/publishing/rebase-fields'
import type { Database } from '../../platform/db/database.ts'
import { Failure } from '../../platform/http/failure.ts'
import { asPlatform, inTenant } from '../../platform/tenancy/scope.ts'
import { createChangeMany } from './change-many.ts'
import type { DraftRow, Editor, PublishingEntry, ThingId, UndoneEntry } from './draft.ts'
import type { Fields, PublishableKind } from './publishable-kind.ts'
import type { PublishingRepository } from './repository.ts'
import { standingOf, stepBack, type WayBack } from './standing.ts'

/** So long something can be restored from the bin. */
const binDays = 30
const dayMs = 86_400_000

export type Publishing = ReturnType<typeof createPublishing>

type Parts = {
  db: Database
  repositoryOn: (db: Database) => PublishingRepository
  kinds: readonly PublishableKind[]
  record: (transaction: Database, entry: PublishingEntry) => Promise<string>
  /** Tells open pages of the studio that a thing changed. */
  notify: (tenantId: string, event: { kind: string; id: string }) => Promise<void>
  makeId: () => string
}
type Change = { editor: Editor; now: Date; undoes?: string }

/**
 * Drafts, versions and publishing of everything that can be published: the one mechanism behind editing, conflicts, scheduling, the bin and
 * undo. Every change is one transaction with one audit entry.
 */
export function createPublishing({ db, repositoryOn, kinds, record, notify, makeId }: Parts) {
  const repository = repositoryOn(db)
  const kindOf = (name: string) => {
    const found = kinds.find(({ kind }) => kind === name)
    if (!found) throw new Error(`Nothing of kind ${name} can be published.`)
    return found
  }

  const many = createChangeMany({ db, repositoryOn, kindOf, record, notify, makeId })

  function transact<T>({ kind }: ThingId, work: (transaction: Database) => Promise<T>): Promise<T> {
    const begin = () => db.transaction(work)
    return kindOf(kind).isOfClub ? asPlatform(begin) : begin()
  }

  /** A draft in any state. @throws Failure notFound */
  async function get(thing: ThingId): Promise<DraftRow> {
    return (await repository.find(thing)) ?? notFound()
  }

  /** A draft that has taken over what was changed in other ways; of a kind that says what is live it is made where it is missing. */
  async function follow(thing: ThingId, now: Date): Promise<DraftRow> {
    return (await transact(thing, (transaction) => lockCurrent(thing, transaction, now))) ?? notFound()
  }

  async function create(thing: ThingId, { fields, editor, now }: Change & { fields: Fields }): Promise<DraftRow> {
    const kind = kindOf(thing.kind)
    const row: DraftRow = {
      ...thing,
      fields: kind.parse(fields),
      state: 'draft',
      revision: 1,
      version: 0,
      publishAt: null,
      ownerId: editor?.accountId ?? null,
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
    await notify(thing.tenantId, thing)
    return row
  }

  /**
   * Saves single fields. One that somebody else has changed since is left as it is and answered as a conflict (DRAFT-02).
   * @throws Failure notFound, invalidRequest, notAllowedNow in the bin
   */
  async function save(
    thing: ThingId,
    { changes, ...change }: Change & { changes: readonly FieldChange[] },
  ): Promise<{ draft: DraftRow; conflicts: FieldConflict[] }> {
    const kind = kindOf(thing.kind)
    const saved = await transact(thing, async (transaction) => {
      const rows = repositoryOn(transaction)
      const before = (await lockCurrent(thing, transaction, change.now)) ?? notFound()
      if (before.state === 'bin') throw new Failure('notAllowedNow')
      const merged = mergeChanges(before.fields, changes)
      const taken = changes.filter(({ field }) => !merged.conflicts.some((conflict) => conflict.field === field))
      const isAsLeft = changes.every(({ field, base }) => isSameValue(before.fields[field] ?? null, base))
      if (change.undoes && !isAsLeft) throw new Failure('changedSince')
      if (taken.length === 0) return { draft: before, conflicts: merged.conflicts }
      const draft = touched(before, { fields: kind.parse(merged.fields) }, change)
      await rows.update(thing, draft)
      const names = taken.map(({ field }) => field)
      const [was, is] = [pick(before.fields, names), pick(draft.fields, names)]
      await record(transaction, entryOf(kind, draft, { action: 'edited', before: was, after: is, ...change }))
      return { draft, conflicts: merged.conflicts }
    })
    await notify(thing.tenantId, thing)
    return saved
  }

  /**
   * Publishes the draft now, or schedules it for `at`.
   * @throws Failure notFound, notAllowedNow, notPublishable with what is missing
   */
  async function publish(thing: ThingId, { at, editor, now }: Change & { at?: Date | null }): Promise<DraftRow> {
    const kind = kindOf(thing.kind)
    return changeState(thing, 'publish', { editor, now }, async (before, transaction) => {
      const missing = await kind.missing(transaction, before)
      if (missing.length > 0) throw new Failure('notPublishable', { message: `Missing: ${missing.join(', ')}` })
      if (at && at > now) {
        const state = before.state === 'published' ? 'published' : 'scheduled'
        return { action: 'scheduled', changes: { state, publishAt: at } }
      }
      await kind.apply(transaction, { ...thing, fields: before.fields, now })
      const version = await addVersion(thing, before.fields, transaction, { editor, now })
      return { action: 'published', changes: { state: 'published', version, publishAt: null } }
    })
  }

  /** Publishes an earlier version again. Of the draft, the fields that nobody has edited follow. @throws Failure notFound, notAllowedNow */
  function republish(thing: ThingId, version: number, change: Change): Promise<DraftRow> {
    return changeState(thing, 'publish', change, async (before, transaction) => {
      const rows = repositoryOn(transaction)
      const { fields } = (await rows.version(thing, version)) ?? notFound()
      const shown = await rows.version(thing, before.version)
      await kindOf(thing.kind).apply(transaction, { ...thing, fields, now: change.now })
      const draft = rebaseFields(before.fields, { from: shown?.fields ?? {}, to: fields })
      return {
        action: 'republished',
        changes: { fields: draft, version: await addVersion(thing, fields, transaction, change) },
      }
    })
  }

  /** Publishes it at no set time any more; what members see stays. @throws Failure notFound, notAllowedNow */
  function unschedule(thing: ThingId, change: Change): Promise<DraftRow> {
    return changeStanding(thing, change, async ({ state, version, publishAt }) => {
      if (publishAt === null) throw new Failure('notAllowedNow')
      const left = state === 'scheduled' ? (version > 0 ? 'unpublished' : 'draft') : state
      return { action: 'unscheduled', changes: { state: left, publishAt: null } }
    })
  }

  /** Takes it from members; one that is only scheduled becomes a draft again. @throws Failure notFound, notAllowedNow */
  function unpublish(thing: ThingId, change: Change): Promise<DraftRow> {
    return changeState(thing, 'unpublish', change, async (before, transaction) => {
      await kindOf(thing.kind).retract(transaction, thing)
      const state = before.state === 'published' || before.version > 0 ? 'unpublished' : 'draft'
      return { action: 'unpublished', changes: { state, publishAt: null } }
    })
  }

  /**
   * Moves it to the bin, from which it can be restored for 30 days (DRAFT-08). What depends on it is settled by `settle` in the same transaction.
   * @throws Failure notFound, notAllowedNow
   */
  function bin(
    thing: ThingId,
    { settle, ...change }: Change & { settle?: (transaction: Database) => Promise<void> },
  ): Promise<DraftRow> {
    return changeState(thing, 'bin', change, async (before, transaction) => {
      await settle?.(transaction)
      await kindOf(thing.kind).retract(transaction, thing)
      const changes = { state: 'bin', stateBeforeBin: before.state, binnedAt: change.now, publishAt: null } as const
      return { action: 'binned', changes }
    })
  }

  /** Brings it back as it was: what was published is published again (DRAFT-08). @throws Failure notFound, notAllowedNow */
  function restore(thing: ThingId, change: Change): Promise<DraftRow> {
    return changeState(thing, 'restore', change, async (before, transaction) => {
      const wasPublished = before.stateBeforeBin === 'published'
      if (wasPublished) await applyVersion(thing, before.version, transaction, change.now)
      const state = wasPublished ? 'published' : before.version > 0 ? 'unpublished' : 'draft'
      return { action: 'restored', changes: { state, stateBeforeBin: null, binnedAt: null } }
    })
  }

  /** Makes an earlier version the draft; publishing it is another step. @throws Failure notFound */
  async function bringBack(thing: ThingId, version: number, { editor, now }: Change): Promise<DraftRow> {
    const row = (await repository.version(thing, version)) ?? notFound()
    const { fields } = await get(thing)
    const changes = Object.entries(row.fields).map(([field, value]) => ({ field, base: fields[field], value }))
    return (await save(thing, { changes, editor, now })).draft
  }

  /**
   * Takes one entry of the history back: edited fields get their earlier values, a publication or a move to the bin is reversed.
   * @throws Failure notFound, changedSince where something later stands on it
   */
  async function undo(thing: ThingId, { before, after, action }: UndoneEntry, change: Change): Promise<void> {
    if (action.endsWith('.edited') && before && after) {
      const changes = Object.keys(before).map((field) => ({ field, base: after[field] ?? null, value: before[field] }))
      await save(thing, { changes, ...change })
    } else if (before && after) {
      await putBack(thing, { from: after, to: before, isOfDraft: action.endsWith('.republished') }, change)
    } else {
      await putBack(thing, { from: { state: 'draft' }, to: { state: 'bin' } }, change)
    }
  }

  async function putBack(thing: ThingId, { isOfDraft, ...way }: WayBack & { isOfDraft?: boolean }, change: Change) {
    const kind = kindOf(thing.kind)
    await changeStanding(thing, change, async (row, transaction) => {
      const { action, changes, members } = stepBack(row, way, change.now)
      if (members === 'hide') await kind.retract(transaction, thing)
      if (members !== 'show' && members !== 'showAnew') return { action, changes }
      const fields = await applyVersion(thing, changes.version ?? row.version, transaction, change.now)
      if (members === 'show') return { action, changes }
      const version = await addVersion(thing, fields, transaction, change)
      if (!isOfDraft) return { action, changes: { ...changes, version } }
      // Publishing an earlier version again took the draft along.
      const left = await repositoryOn(transaction).version(thing, row.version)
      const draft = rebaseFields(row.fields, { from: left?.fields ?? {}, to: fields })
      return { action: 'republished', changes: { ...changes, version, fields: draft } }
    })
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

  /** Publishes what has been scheduled for `now` or earlier, of all clubs. What can't be published any more becomes a draft again. */
  async function publishDue(now: Date): Promise<void> {
    for (const thing of await asPlatform(() => repository.due(now))) {
      await inTenant(thing.tenantId, () => publishScheduled(thing, now))
    }
  }

  async function publishScheduled(thing: ThingId, now: Date): Promise<void> {
    try {
      await publish(thing, { editor: null, now })
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      const { state, version } = await get(thing)
      const left = state === 'scheduled' ? (version > 0 ? 'unpublished' : 'draft') : state
      await repository.update(thing, { publishAt: null, state: left })
      await notify(thing.tenantId, thing)
    }
  }

  /** Removes for ever what has been in the bin for 30 days (DRAFT-08), and what is too old to be undone, of all clubs. */
  async function emptyBin(now: Date): Promise<void> {
    const time = new Date(now.getTime() - binDays * dayMs)
    await asPlatform(() => repository.forgetChanges(time))
    for (const thing of await asPlatform(() => repository.binnedBefore(time))) {
      await inTenant(thing.tenantId, () => removeBinned(thing, now, time))
    }
  }

  async function removeBinned(thing: ThingId, now: Date, time: Date): Promise<void> {
    const kind = kindOf(thing.kind)
    const isGone = await db.transaction(async (transaction) => {
      const rows = repositoryOn(transaction)
      const row = await rows.lock(thing)
      // Somebody may have restored it meanwhile.
      if (row?.state !== 'bin' || !row.binnedAt || row.binnedAt >= time) return false
      await kind.remove(transaction, thing)
      await rows.remove(thing)
      await record(transaction, entryOf(kind, row, { action: 'removed', before: null, after: null, editor: null, now }))
      return true
    })
    if (!isGone) return
    await kind.forget(thing)
    await notify(thing.tenantId, thing)
  }

  type Step = (
    before: DraftRow,
    transaction: Database,
  ) => Promise<{ action: PublishingEntry['action']; changes: Partial<DraftRow> }>

  function changeState(thing: ThingId, wanted: PublishingAction, change: Change, step: Step): Promise<DraftRow> {
    return changeStanding(thing, change, (before, transaction) => {
      if (!isAllowed(before.state, wanted)) throw new Failure('notAllowedNow')
      return step(before, transaction)
    })
  }

  async function changeStanding(thing: ThingId, change: Change, step: Step): Promise<DraftRow> {
    const kind = kindOf(thing.kind)
    const draft = await transact(thing, async (transaction) => {
      const rows = repositoryOn(transaction)
      const before = (await lockCurrent(thing, transaction, change.now)) ?? notFound()
      const { action, changes } = await step(before, transaction)
      const after = touched(before, changes, change)
      await rows.update(thing, after)
      await record(
        transaction,
        entryOf(kind, after, { action, before: standingOf(before), after: standingOf(after), ...change }),
      )
      return after
    })
    await kind.announce(thing.tenantId)
    await notify(thing.tenantId, thing)
    return draft
  }

  /**
   * The draft, kept from other writers. What was changed in other ways becomes a version, and of the draft those fields follow that nobody has
   * edited.
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

  const versions = (thing: ThingId) => repository.versions(thing)

  return {
    get,
    follow,
    create,
    save,
    publish,
    republish,
    unschedule,
    unpublish,
    bin,
    restore,
    bringBack,
    undo,
    versions,
    publishDue,
    emptyBin,
    ...many,
  }
}

/** A draft of what members see already. */
function publishedRow(thing: ThingId, fields: Fields, now: Date): DraftRow {
  return {
    ...thing,
    fields,
    state: 'published',
    revision: 1,
    version: 1,
    publishAt: null,
    ownerId: null,
    stateBeforeBin: null,
    binnedAt: null,
    createdAt: now,
    changedAt: now,
    changedBy: null,
  }
}

function touched(before: DraftRow, changes: Partial<DraftRow>, { editor, now }: Change): DraftRow {
  const changedBy = editor?.accountId ?? before.changedBy
  return { ...before, ...changes, revision: before.revision + 1, changedAt: now, changedBy }
}

type EntryParts = Pick<PublishingEntry, 'action' | 'before' | 'after' | 'editor' | 'now' | 'undoes'>

function entryOf(kind: PublishableKind, { tenantId, id, fields }: DraftRow, parts: EntryParts): PublishingEntry {
  return { tenantId, object: { kind: kind.kind, id, name: kind.nameOf(fields, id) }, ...parts }
}

function pick(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, fields[name] ?? null]))
}

function notFound(): never {
  throw new Failure('notFound')
}
