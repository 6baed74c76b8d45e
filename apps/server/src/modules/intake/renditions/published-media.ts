import type { Database } from '../../../platform/db/database.ts'
import type { Storage } from '../../media/storage.ts'
import type { VersionKey } from '../intake-rows.ts'
import { createIntakeRepository } from '../repository.ts'
import { posterLink, versionPrefix } from './version-prefix.ts'

/** What classes publish of their videos, and the public pictures and trailers. */
export function createPublishedMedia(storage: Pick<Storage, 'read'>) {
  return {
    /**
     * The newest playable video of each of these classes by tag, or of all classes without `tags`. Classes without one
     * are missing.
     */
    mediaOf: async (transaction: Database, tenantId: string, tags?: readonly string[]) => {
      const playable = await createIntakeRepository(transaction).playable(tenantId, tags)
      return new Map(
        playable.map(({ classTag, version, durationSecond, poster, hasCaptions }) => [
          classTag,
          {
            version,
            durationSecond: Math.round(durationSecond),
            posterLink: poster === null ? null : posterLink({ tenantId, classTag, version }, poster),
            trailerLink: null,
            hasCaptions,
          },
        ]),
      )
    },
    keepVideo: (
      transaction: Database,
      { tenantId, tag: classTag, version }: { tenantId: string; tag: string; version: number },
    ) => createIntakeRepository(transaction).keepReplaced({ tenantId, classTag, version }),
    /** A class's picture by the key in its URL; null for other keys. */
    picture: async (key: string) => {
      const [, tenantId = '', tag = '', version = '', file = ''] =
        /^class\/([^/]+)\/([^/]+)\/(\d+)\/((?:poster|picture)-[\w-]+\.jpg)$/.exec(key) ?? []
      return file === '' ? null : storage.read(versionPrefix(tenantId, tag, Number(version)) + file).catch(() => null)
    },
    /** A trailer by its file name; null if there is none. */
    trailer: async (key: VersionKey, file: string) =>
      /^trailer-\d+-\d+\.mp4$/.test(file)
        ? storage.read(versionPrefix(key.tenantId, key.classTag, key.version) + file).catch(() => null)
        : null,
  }
}
