import type { Database } from '../../platform/db/database.ts'
import { asPlatform, inTenant } from '../../platform/tenancy/scope.ts'
import type { DraftRow, ThingId } from './draft.ts'
import { type Change, type DraftChanges, entryOf, type PublishingParts } from './draft-changes.ts'

/** So long something can be restored from the bin. */
const binDays = 30
const dayMs = 86_400_000

type Parts = Pick<PublishingParts, 'db' | 'repositoryOn' | 'record' | 'notify'> & { changes: DraftChanges }

/** The bin: what is moved there leaves members at once, can be restored for 30 days, and is removed after that. */
export function createBin({ db, repositoryOn, record, notify, changes: { kindOf, changeState, applyVersion } }: Parts) {
  const repository = repositoryOn(db)

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

  /** Removes for ever a draft that nobody has edited or published since it was created. Returns whether it was one. */
  async function discard(
    thing: ThingId,
    { isUntouched, ...change }: Change & { isUntouched: (draft: DraftRow) => boolean },
  ): Promise<boolean> {
    const kind = kindOf(thing.kind)
    const isGone = await db.transaction(async (transaction) => {
      const rows = repositoryOn(transaction)
      const row = await rows.lock(thing)
      if (row?.state !== 'draft' || row.version > 0 || row.revision > 1 || !isUntouched(row)) return false
      await kind.remove(transaction, thing)
      await rows.remove(thing)
      await record(transaction, entryOf(kind, row, { action: 'discarded', before: null, after: null, ...change }))
      return true
    })
    if (!isGone) return false
    await kind.forget(thing)
    await notify(thing.tenantId, thing)
    return true
  }

  return { bin, restore, emptyBin, discard }
}
