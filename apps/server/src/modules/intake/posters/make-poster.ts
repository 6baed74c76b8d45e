import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from '../../../platform/failure/failure.ts'
import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'
import type { Storage } from '../../media/storage.ts'
import type { PreparePicture } from '../../pictures/prepare-picture.ts'
import type { Encode } from '../encoding/encoder-process.ts'
import { takeExcerpt } from '../encoding/take-excerpt.ts'
import type { IntakeChange } from '../intake-change.ts'
import type { VersionRow } from '../intake-rows.ts'
import { entryOf } from '../record-repository.ts'
import type { StorageRepository } from '../renditions/storage-repository.ts'
import { posterLink, versionPrefix } from '../renditions/version-prefix.ts'
import type { IntakeRepository } from '../repository.ts'

type Parts = {
  repository: IntakeRepository
  files: Pick<StorageRepository, 'keepFile'>
  storage: Storage
  encode: Encode
  workDir: string
  change: IntakeChange
  preparePicture: PreparePicture
}

/**
 * Adds any frame of the video as a poster to choose from. Its name is unique to the frame, so no cache can serve
 * another picture for it.
 */
export async function makePoster(parts: Parts, context: StaffContext, row: VersionRow, second: number) {
  const { storage, files, change } = parts
  if (!row.facts) throw new Failure('notAllowedNow')
  const at = Math.min(second, row.facts.durationSecond)
  const taken = await takeExcerpt(parts, row, row.facts, { from: at, to: at, folder: parts.workDir })
  if (!taken) throw new Failure('notAllowedNow')
  const file = `poster-at-${Math.round(second * 1000)}.jpg`
  const aside = join(parts.workDir, `${crypto.randomUUID()}.jpg`)
  const outcome = await parts.encode(
    { kind: 'still', source: taken.file, facts: taken.facts, second: at - taken.offset, file: aside },
    { seconds: 60 },
  )
  if (taken.file.startsWith(parts.workDir)) await rm(taken.file, { force: true })
  if (outcome.kind !== 'done') {
    await rm(aside, { force: true })
    throw new Failure('notAllowedNow')
  }
  const { size } = await stat(aside)
  await storage.put(versionPrefix(row.tenantId, row.classTag, row.version) + file, aside)
  await files.keepFile(row, file, size)
  const { width, height } = row.facts.video
  await change(async (on) => {
    // Another frame may have been added since.
    const { posters } = (await on.repository.findVersion(row)) ?? row
    const isThere = (posters ?? []).some((poster) => poster.file === file)
    if (!isThere) {
      await on.repository.updateVersion(row, { posters: [...(posters ?? []), { file, second, width, height }] })
    }
    const poster = { version: row.version, file, second }
    await on.record(context, entryOf(row, 'makePoster', { poster: isThere ? poster : null }, { poster }))
  })
  const link = posterLink(row, file)
  parts.preparePicture(link, 'card')
  return link
}
