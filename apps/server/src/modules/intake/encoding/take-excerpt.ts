import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Storage } from '../../media/storage.ts'
import type { VersionRow } from '../intake-rows.ts'
import { sourceKey, versionPrefix } from '../renditions/version-prefix.ts'
import type { IntakeRepository } from '../repository.ts'
import type { SourceFacts, StoredRendition } from './encoder-port.ts'

type Parts = { repository: Pick<IntakeRepository, 'findRevision' | 'renditionsOf'>; storage: Storage }
/** A file on this machine with a range of a video; `offset` is its start in seconds of the video. */
export type Excerpt = { file: string; offset: number; facts: SourceFacts }

/**
 * Provides a range of a video to the encoder: the source if it is on this machine, otherwise the best rendition's
 * segments around the range. That way a large source needn't be downloaded and may even be deleted. Null if there is
 * neither.
 */
export async function takeExcerpt(
  { repository, storage }: Parts,
  version: VersionRow,
  facts: SourceFacts,
  { from, to, folder }: { from: number; to: number; folder: string },
): Promise<Excerpt | null> {
  const local = version.sourceBytes === null ? null : storage.localPath(sourceKey(version))
  if (local) return { file: local, offset: 0, facts }
  const { tenantId, classTag } = version
  const revision = await repository.findRevision(tenantId, classTag, { version: version.version })
  const rows = await repository.renditionsOf(version)
  const pictures = rows.filter(({ file, rendition }) => revision?.files.includes(file) && rendition.kind === 'video')
  const best = pictures.sort((a, b) => b.rendition.bandwidth - a.rendition.bandwidth)[0]
  if (best?.rendition.kind !== 'video') return null
  const { rendition, temporary } = best
  const { range, offset, seconds } = rangeOf(rendition, from, to)
  const key = versionPrefix(tenantId, classTag, version.version) + rendition.file
  const init = await storage.read(key, { offset: 0, bytes: rendition.initBytes })
  await mkdir(folder, { recursive: true })
  const file = join(folder, `excerpt-${crypto.randomUUID()}.mp4`)
  await writeFile(file, Buffer.concat([init, await storage.read(key, range)]))
  // Encoded renditions are upright with standard colours; a copy has the source's properties.
  const plain = temporary ? {} : ({ rotation: 0, isMirrored: false, isHdr: false, isInterlaced: false } as const)
  const { width, height } = rendition
  const video = { ...facts.video, ...plain, stream: 0, width, height }
  const { seekTable: _ofSource, ...plainFacts } = facts
  return { file, offset, facts: { ...plainFacts, durationSecond: seconds, video, audio: null } }
}

/** The bytes of the segments that cover a range, their start and their duration in seconds. */
function rangeOf({ segments, timescale, initBytes }: StoredRendition, from: number, to: number) {
  let at = initBytes
  let second = 0
  const range = { offset: initBytes, bytes: 0 }
  let offset = 0
  let seconds = 0
  const last = segments.bytes.length - 1
  for (const [number, bytes] of segments.bytes.entries()) {
    const length = (segments.ticks[number] ?? 0) / timescale
    if (second + length > from || number === last) {
      if (range.bytes === 0) [range.offset, offset] = [at, second]
      range.bytes += bytes
      seconds += length
    }
    at += bytes
    second += length
    if (second >= to) break
  }
  return { range, offset, seconds }
}
