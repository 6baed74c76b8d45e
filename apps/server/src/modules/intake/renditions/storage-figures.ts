import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'
import type { ClubLimits } from '../uploads/club-limits.ts'
import type { StorageRepository } from './storage-repository.ts'
import { ownPictures } from './version-prefix.ts'

type Parts = {
  files: StorageRepository
  freeBytes: () => Promise<number>
  clubLimits: ClubLimits
}

/** How many bytes a club's videos and pictures take, by class and kind. */
export function createStorageFigures({ files, freeBytes, clubLimits }: Parts) {
  return async function figures({ tenantId }: StaffContext) {
    const { renditions, pictures, versions } = await files.usageByClass(tenantId)
    const bytesIn = (rows: typeof pictures, tag: string, version: number) =>
      Number(rows.find((each) => each.classTag === tag && each.version === version)?.bytes ?? 0)
    const bySource = Map.groupBy(versions, sourceOf)
    const newest = new Map<string, number>()
    for (const { classTag, version } of versions) newest.set(classTag, Math.max(version, newest.get(classTag) ?? 0))
    const { diskBytes, encodeMinutes, encodedMinutes } = await clubLimits.of(tenantId)
    return {
      ...(await files.usage(tenantId)),
      quota: diskBytes,
      encoding: encodeMinutes === null ? null : { usedMinutes: encodedMinutes, limitMinutes: encodeMinutes },
      free: await freeBytes(),
      classes: versions
        .map((row) => {
          const { classTag, version, fileName, sourceBytes, replacedAt } = row
          const own = newest.get(classTag) === version ? bytesIn(pictures, classTag, ownPictures) : 0
          const sharing = bySource.get(sourceOf(row)) ?? []
          // A source that several videos are made of is listed once.
          const hasSource = sourceBytes !== null && sharing.find((each) => each.sourceBytes !== null) === row
          return {
            tag: classTag,
            version,
            fileName,
            renditions: bytesIn(renditions, classTag, version),
            pictures: bytesIn(pictures, classTag, version) + own,
            source: hasSource ? sourceBytes : 0,
            isSourceNeeded: hasSource && sharing.some(({ isOpen }) => isOpen),
            replacedAt: replacedAt?.toISOString() ?? null,
          }
        })
        // A refused file has nothing stored.
        .filter((video) => video.renditions + video.pictures + video.source > 0),
    }
  }
}

function sourceOf({ classTag, sourceVersion }: { classTag: string; sourceVersion: number }) {
  return `${sourceVersion}/${classTag}`
}
