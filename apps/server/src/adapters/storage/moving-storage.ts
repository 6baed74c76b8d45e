import { existsSync } from 'node:fs'
import type { Storage } from '../../modules/media/storage.ts'
import type { MediaFolder } from './folder/folder-storage.ts'

type Places = { folder: MediaFolder; bucket: Storage; to: 'folder' | 's3' }

/**
 * Storage while `npm run media -- move` runs: writes go to the new place, reads to where a file is. The folder is asked
 * first, since that costs nothing. A file may move between two questions, so the folder is asked once more at the end.
 */
export function createMovingStorage({ folder, bucket, to }: Places): Storage {
  const [place, former] = to === 's3' ? [bucket, folder] : [folder, bucket]

  async function find<T>(ask: (storage: Storage) => Promise<T>): Promise<T> {
    try {
      return await ask(folder)
    } catch {
      return ask(bucket).catch((error: unknown) =>
        ask(folder).catch(() => {
          throw error
        }),
      )
    }
  }

  return {
    async put(key, file) {
      await place.put(key, file)
      await former.remove(key)
    },
    read: (key, range) => find((storage) => storage.read(key, range)),
    stream: (key, range) => find((storage) => storage.stream(key, range)),
    size: async (key) => (await folder.size(key)) ?? (await bucket.size(key)) ?? folder.size(key),
    async remove(key) {
      await former.remove(key)
      await place.remove(key)
    },
    // What leaves the folder may be gone before a program has opened it.
    localPath: (key) => (to === 'folder' && existsSync(folder.localPath(key)) ? folder.localPath(key) : null),
    temporaryAddress: async (key) =>
      (await folder.size(key)) === null ? ((await bucket.temporaryAddress?.(key)) ?? null) : null,
    free: () => place.free(),
  }
}
