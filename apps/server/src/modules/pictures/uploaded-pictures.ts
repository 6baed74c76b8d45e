import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { asPlatform } from '../../platform/tenancy/scope.ts'
import type { Storage } from '../media/storage.ts'
import { createUploadedPictureRepository } from './uploaded-picture-repository.ts'

export type UploadedPictures = ReturnType<typeof createUploadedPictures>
type Parts = { database: { db: Database }; storage: Pick<Storage, 'remove'>; clock: Clock; undoDays: number }

const day = 86_400_000
/** Looking for what refers to a club's pictures reads all its drafts and versions. */
const checkEveryDays = 1
const keptUnusedDays = 30

/** The pictures that clubs have uploaded, each under the id in its address, kept for as long as anything can bring them back. */
export function createUploadedPictures({ database, storage, clock, undoDays }: Parts) {
  const repository = createUploadedPictureRepository(database.db)

  /** Notes a picture that was stored under `keys`; the file names hold its id, a UUID, as do the addresses that show it. */
  async function add(tenantId: string, { id, keys }: { id: string; keys: string[] }): Promise<void> {
    await repository.add({ tenantId, id, keys, checkedAt: clock.now() })
  }

  /** Once a day for each club: removes what nothing has referred to for 30 days. */
  function sweep(): Promise<void> {
    const now = clock.now()
    const daysAgo = (days: number) => new Date(now.getTime() - days * day)
    return asPlatform(async () => {
      for (const tenantId of await repository.clubsToCheck(daysAgo(checkEveryDays))) {
        await repository.check(tenantId, { now, undoableSince: daysAgo(undoDays) })
        for (const picture of await repository.unused(tenantId, daysAgo(keptUnusedDays))) {
          for (const key of picture.keys) await storage.remove(key)
          await repository.remove(picture)
        }
      }
    })
  }

  /** After the clock was set. */
  const restartPeriods = () => asPlatform(() => repository.restartPeriods(clock.now()))

  return { add, sweep, restartPeriods }
}
