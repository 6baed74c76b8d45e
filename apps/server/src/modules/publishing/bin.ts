import type { Database } from '../../platform/db/database.ts'
import { asPlatform, inTenant } from '../../platform/scope/scope.ts'
import type { DraftRow, EntityRef } from './draft.ts'
import { type Change, type DraftChanges, entryOf, type PublishingParts } from './draft-changes.ts'

/** How long a binned draft can be restored. */
const binDays = 30
const dayMs = 86_400_000

type Parts = Pick<PublishingParts, 'db' | 'repositoryOn' | 'record' | 'notify'> & { changes: DraftChanges }

/**
 * The bin: what is moved there disappears for members immediately, can be restored for 30 days, and is removed after
 * that.
 */
export function createBin({ db, repositoryOn, record, notify, changes: { kindOf, changeState, applyVersion } }: Parts) {
  const repository = repositoryOn(db)

  /**
   * Moves a draft to the bin, from which it can be restored for 30 days (DRAFT-08). `settle` runs in the same
   * transaction and takes care of what depends on it.
   * @throws Failure notFound, notAllowedNow
   */
  function bin(
    ref: EntityRef,
    { settle, ...change }: Change & { settle?: (transaction: Database) => Promise<void> },
  ): Promise<DraftRow> {
    return changeState(ref, 'bin', change, async (before, transaction) => {
      await settle?.(transaction)
      await kindOf(ref.kind).retract(transaction, ref)
      const changes = { state: 'bin', stateBeforeBin: before.state, binnedAt: change.now, publishAt: null } as const
      return { action: 'binned', changes }
    })
  }

  /**
   * Restores a draft from the bin. If it was published before, it is published again (DRAFT-08). @throws Failure
   * notFound, notAllowedNow
   */
  function restore(ref: EntityRef, change: Change): Promise<DraftRow> {
    return changeState(ref, 'restore', change, async (before, transaction) => {
      const wasPublished = before.stateBeforeBin === 'published'
      if (wasPublished) await applyVersion(ref, before.version, transaction, change.now)
      const state = wasPublished ? 'published' : before.version > 0 ? 'unpublished' : 'draft'
      return { action: 'restored', changes: { state, stateBeforeBin: null, binnedAt: null } }
    })
  }

  /**
   * Permanently removes what has been in the bin for 30 days (DRAFT-08), and records that are too old to be undone, of
   * all clubs.
   */
  async function emptyBin(now: Date): Promise<void> {
    const time = new Date(now.getTime() - binDays * dayMs)
    await asPlatform(() => repository.forgetChanges(time))
    for (const ref of await asPlatform(() => repository.binnedBefore(time))) {
      await inTenant(ref.tenantId, () => removeBinned(ref, now, time))
    }
  }

  async function removeBinned(ref: EntityRef, now: Date, time: Date): Promise<void> {
    const kind = kindOf(ref.kind)
    const isGone = await db.transaction(async (transaction) => {
      const rows = repositoryOn(transaction)
      const row = await rows.lock(ref)
      // It may have been restored since.
      if (row?.state !== 'bin' || !row.binnedAt || row.binnedAt >= time) return false
      await kind.remove(transaction, ref)
      await rows.remove(ref)
      await record(transaction, entryOf(kind, row, { action: 'removed', before: null, after: null, editor: null, now }))
      return true
    })
    if (!isGone) return
    await kind.forget(ref)
    await notify(ref.tenantId, ref)
  }

  /** Permanently removes a draft that wasn't edited or published since its creation. Returns whether it did. */
  async function discard(
    ref: EntityRef,
    { isUntouched, ...change }: Change & { isUntouched: (draft: DraftRow) => boolean },
  ): Promise<boolean> {
    const kind = kindOf(ref.kind)
    const isGone = await db.transaction(async (transaction) => {
      const rows = repositoryOn(transaction)
      const row = await rows.lock(ref)
      if (row?.state !== 'draft' || row.version > 0 || row.revision > 1 || !isUntouched(row)) return false
      await kind.remove(transaction, ref)
      await rows.remove(ref)
      await record(transaction, entryOf(kind, row, { action: 'discarded', before: null, after: null, ...change }))
      return true
    })
    if (!isGone) return false
    await kind.forget(ref)
    await notify(ref.tenantId, ref)
    return true
  }

  return { bin, restore, emptyBin, discard }
}
