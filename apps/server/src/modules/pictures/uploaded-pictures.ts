import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { PictureTexts } from '../../platform/db/picture-texts.ts'
import { asPlatform } from '../../platform/scope/scope.ts'
import type { Storage } from '../media/storage.ts'
import { createUploadedPictureRepository } from './uploaded-picture-repository.ts'

export type UploadedPictures = ReturnType<typeof createUploadedPictures>
type Parts = {
  database: { db: Database }
  storage: Pick<Storage, 'remove'>
  clock: Clock
  undoDays: number
  /** Queries of everything that mentions pictures, by the modules whose rows do. */
  pictureTexts: readonly PictureTexts[]
  /** Removes the records of these files' sizes. */
  forgetFiles: (tenantId: string, files: readonly string[]) => Promise<void>
}

const day = 86_400_000
/** Finding the references to a club's pictures reads all its drafts and versions. */
const checkEveryDays = 1
const keptUnusedDays = 30

/** Pictures that clubs have uploaded, by the id in their URL. They are kept as long as anything can restore them. */
export function createUploadedPictures({ database, storage, clock, undoDays, ...parts }: Parts) {
  const repository = createUploadedPictureRepository(database.db, parts.pictureTexts)

  /**
   * Records a picture stored under `keys`. Its id, a UUID, is part of the file names and of the URLs that refer to it.
   */
  async function add(tenantId: string, { id, keys }: { id: string; keys: string[] }): Promise<void> {
    await repository.add({ tenantId, id, keys, checkedAt: clock.now() })
  }

  /** Removes pictures that were unused for 30 days. Checks each club once a day. */
  function sweep(): Promise<void> {
    const now = clock.now()
    const daysAgo = (days: number) => new Date(now.getTime() - days * day)
    return asPlatform(async () => {
      for (const tenantId of await repository.clubsToCheck(daysAgo(checkEveryDays))) {
        await repository.check(tenantId, { now, undoableSince: daysAgo(undoDays) })
        for (const picture of await repository.unused(tenantId, daysAgo(keptUnusedDays))) {
          for (const key of picture.keys) await storage.remove(key)
          await parts.forgetFiles(tenantId, picture.keys.map(fileOf))
          await repository.remove(picture)
        }
      }
    })
  }

  /** Call after the clock was set. */
  const restartPeriods = () => asPlatform(() => repository.restartPeriods(clock.now()))

  return { add, sweep, restartPeriods }
}

function fileOf(key: string) {
  return key.slice(key.lastIndexOf('/') + 1)
}
