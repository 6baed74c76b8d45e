import type { Clock } from '../../../platform/clock/clock.ts'
import { asPlatform } from '../../../platform/scope/scope.ts'
import type { Storage } from '../../media/storage.ts'
import type { VersionKey } from '../intake-rows.ts'
import type { IntakeRepository } from '../repository.ts'
import type { UploadService } from '../uploads/uploads.ts'
import type { StorageRepository } from './storage-repository.ts'
import {
  ownPictures,
  posterLink,
  sourceFile,
  sourceKey,
  sourceVersion,
  trailerFolder,
  versionPrefix,
} from './version-prefix.ts'

type Parts = {
  repository: IntakeRepository
  files: StorageRepository
  storage: Storage
  uploads: Pick<UploadService, 'sweep'>
  clock: Clock
  /** How many seconds a stream's URL is valid. */
  ttlSeconds: number
  /** Drops what is cached of a class's streams. */
  forget: (tenantId: string, tag: string) => void
}

const idleUploadDays = 7
const keptVersionDays = 30
const day = 86_400_000

/** Removes videos and their files. */
export function createRemoveVideos({ repository, files, storage, uploads, clock, ttlSeconds, forget }: Parts) {
  /** Removes abandoned uploads, versions that were replaced long ago, and copies that are no longer watched. */
  async function sweep() {
    const now = clock.now().getTime()
    await asPlatform(async () => {
      await uploads.sweep(await repository.idleUploads(new Date(now - idleUploadDays * day)))
      await repository.markReplaced(new Date(now))
      for (const key of await repository.expiredVersions(new Date(now - keptVersionDays * day)))
        await removeVersion(key)
      // A member may be in the middle of it for as long as its URL is valid.
      const unwatched = new Date(now - ttlSeconds * 1000 - 6 * 3_600_000)
      for (const { rendition, ...key } of await repository.outdatedCopies(unwatched)) {
        await storage.remove(versionPrefix(key.tenantId, key.classTag, key.version) + key.file)
        await repository.removeRendition(key, key.file)
      }
    })
  }

  async function removeVersion(key: VersionKey) {
    await removeFiles(key)
    await repository.removeVersion(key)
    forget(key.tenantId, key.classTag)
  }

  /** Removes all files but the pictures and trailers that classes still show, and a source that another video uses. */
  async function removeFiles(key: VersionKey) {
    const prefix = versionPrefix(key.tenantId, key.classTag, key.version)
    const kept = await repository.filesShown(key.tenantId, [posterLink(key, ''), trailerFolder(key)])
    const row = await repository.findVersion(key)
    if (row && (await repository.sharingSource(row)).length === 1) await storage.remove(sourceKey(row))
    else if (row && sourceVersion(row) === row.version) kept.push(sourceFile)
    if (kept.length === 0) await storage.remove(prefix)
    const renditions = await repository.renditionsOf(key)
    const pictures = [...(row?.posters ?? []).map(({ file }) => file), ...(row?.storyboard?.files ?? [])]
    const others = await files.filesOf(key)
    for (const file of new Set([...renditions.map((each) => each.file), ...pictures, ...others])) {
      if (kept.length > 0 && !kept.includes(file)) await storage.remove(prefix + file)
    }
    await files.forgetFiles(key, kept)
  }

  /** Removes all videos of a class and what was made from them. */
  async function forgetClass({ tenantId, tag }: { tenantId: string; tag: string }) {
    for (const key of await repository.versionsOf(tenantId, tag)) await removeVersion(key)
    const own = { tenantId, classTag: tag, version: ownPictures }
    // A duplicate of the class may still show its uploaded pictures, each in both shapes.
    const shown = await repository.filesShown(tenantId, [posterLink(own, '')])
    if (shown.length === 0) await removeFiles(own)
  }

  return { sweep, forgetClass }
}
