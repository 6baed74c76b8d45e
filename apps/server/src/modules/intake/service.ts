import { rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClassVideo, Crop } from '@upbeat/contract/studio/entities/intake'
import { suggestFromFile } from '@upbeat/rules/classes/suggest-from-file'
import { type CardShape, cardShapes } from '@upbeat/rules/pictures/card-picture'
import { Failure } from '../../platform/http/failure.ts'
import type { StaffContext } from '../../platform/http/studio/studio-context.ts'
import type { Storage } from '../media/storage.ts'
import { cropPicture } from './crop-picture.ts'
import type { Encode } from './encoder-process.ts'
import type { IntakeChange } from './intake-change.ts'
import type { VersionKey, VersionRow } from './intake-rows.ts'
import { presentStep } from './present-step.ts'
import type { IntakeEntry } from './record-repository.ts'
import type { IntakeRepository } from './repository.ts'
import type { StorageRepository } from './storage-repository.ts'
import { takeExcerpt } from './take-excerpt.ts'
import type { Drafts, UploadService } from './uploads.ts'
import { clubPictures, ownPictures, posterLink, sourceKey, trailerLink, versionPrefix } from './version-prefix.ts'

export type IntakeService = ReturnType<typeof createIntakeService>
type Parts = {
  repository: IntakeRepository
  files: StorageRepository
  uploads: Pick<UploadService, 'received'>
  drafts: Drafts
  storage: Storage
  encode: Encode
  workDir: string
  change: IntakeChange
  freeBytes: () => Promise<number>
  quotaOf: (tenantId: string) => Promise<number | null>
  wake: () => void
  /** Players and pages of the studio are to ask again. */
  onMediaReady: (key: VersionKey) => Promise<void>
}

const longestCoach = 80

/** What staff see and do about a class's videos and pictures. */
export function createIntakeService(parts: Parts) {
  const { repository, files, drafts, storage, change } = parts

  async function uploads({ tenantId, staff, reachOf }: StaffContext) {
    const rows = await repository.listUploads(tenantId)
    const shown = rows.filter((row) => reachOf('classes.edit') === 'all' || row.accountId === staff.accountId)
    return Promise.all(
      shown.map(async (row) => ({
        id: row.id,
        tag: row.classTag,
        version: row.version,
        fileName: row.fileName,
        bytes: row.bytes,
        state: row.state,
        createdAt: row.createdAt.toISOString(),
        received: await parts.uploads.received(row),
      })),
    )
  }

  async function videos(context: StaffContext, tag: string): Promise<ClassVideo[]> {
    await drafts.assertEditable(context, tag)
    const rows = await repository.versionsOf(context.tenantId, tag)
    const shown = await Promise.all(rows.map((row) => videoOf(row)))
    const chosen = shown.find(({ isPlayable }) => isPlayable)
    return shown.map((video) => ({ ...video, isChosen: video === chosen }))
  }

  async function videoOf(row: VersionRow): Promise<Omit<ClassVideo, 'isChosen'>> {
    const steps = (await repository.stepsOf(row)).filter(({ step }) => step !== 'captions')
    const renditions = await repository.renditionsOf(row)
    const isPlayable = (await repository.findRevision(row.tenantId, row.classTag, { version: row.version })) !== null
    const ahead = await repository.countAhead(row)
    return {
      version: row.version,
      fileName: row.fileName,
      createdAt: row.createdAt.toISOString(),
      refusal: row.refusal,
      warnings: row.warnings as ClassVideo['warnings'],
      durationSecond: row.facts?.durationSecond ?? null,
      suggested: {
        titleOfName: suggestFromFile(row.fileName).title,
        title: row.facts?.tags?.title ?? null,
        coach: row.facts?.tags?.artist?.slice(0, longestCoach) ?? null,
      },
      isPlayable,
      renditions: renditions.map(({ rendition }) => rendition.name),
      sourceBytes: row.sourceBytes,
      posters: (row.posters ?? []).map(({ file, second }) => ({ file, second, link: posterLink(row, file) })),
      trailer: row.trailer && {
        from: row.trailer.from,
        to: row.trailer.to,
        link: trailerLink(row, row.trailer),
        isReady: steps.some(({ step, state }) => step === 'trailer' && state === 'done'),
      },
      replacedAt: row.replacedAt?.toISOString() ?? null,
      steps: steps.map((step) => presentStep(step, ahead)),
    }
  }

  async function retry(context: StaffContext, tag: string, version: number) {
    const row = await found(context, tag, version)
    await change(async (on) => {
      if ((await on.repository.retry(row)) === 0) throw new Failure('notAllowedNow')
      await on.record(context, entryOf(row, 'retryVideo', null))
    })
    parts.wake()
  }

  /** Stops what is being done; what plays already stays. */
  async function cancel(context: StaffContext, tag: string, version: number) {
    const row = await found(context, tag, version)
    await change(async (on) => {
      await on.repository.cancel(row)
      await on.record(context, entryOf(row, 'cancelVideo', null))
    })
  }

  /** The source is only needed while something is made of it. */
  async function deleteSource(context: StaffContext, tag: string, version: number) {
    const row = await found(context, tag, version)
    const { sourceBytes } = row
    if (sourceBytes === null || (await repository.countOpenSteps(row)) > 0) throw new Failure('notAllowedNow')
    await change(async (on) => {
      await on.repository.updateVersion(row, { sourceBytes: null })
      await on.record(context, entryOf(row, 'deleteSource', { sourceBytes }))
      await storage.remove(sourceKey(row))
    })
  }

  /** Any frame of the video as one more poster to choose from; under a name of its own, so that no cache holds another picture for it. */
  async function makePoster(context: StaffContext, tag: string, version: number, second: number) {
    const row = await found(context, tag, version)
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
      // Another frame may have been taken meanwhile.
      const { posters } = (await on.repository.findVersion(row)) ?? row
      const isThere = (posters ?? []).some((poster) => poster.file === file)
      if (!isThere) {
        await on.repository.updateVersion(row, { posters: [...(posters ?? []), { file, second, width, height }] })
      }
      const poster = { version, file, second }
      await on.record(context, entryOf(row, 'makePoster', { poster: isThere ? poster : null }, { poster }))
    })
    return posterLink(row, file)
  }

  /** Cuts a trailer; it is a step like the others, and its link is known before it is done. */
  async function makeTrailer(context: StaffContext, tag: string, version: number, range: { from: number; to: number }) {
    const row = await found(context, tag, version)
    if (!row.facts || range.to > row.facts.durationSecond + 0.5) throw new Failure('notAllowedNow')
    await change(async (on) => {
      await on.repository.updateVersion(row, { trailer: range })
      await on.repository.restartStep({ ...keyOf(row), step: 'trailer' })
      const before = { trailer: row.trailer && { ...row.trailer, version } }
      await on.record(context, entryOf(row, 'makeTrailer', before, { trailer: { ...range, version } }))
    })
    parts.wake()
    return trailerLink(row, range)
  }

  /** The class's next publication shows this video again. */
  async function restore(context: StaffContext, tag: string, version: number) {
    const row = await found(context, tag, version)
    const [chosen] = (await videos(context, tag)).filter(({ isChosen }) => isChosen)
    const isPlayable = (await repository.findRevision(row.tenantId, row.classTag, { version })) !== null
    if (!isPlayable || chosen?.version === version) throw new Failure('notAllowedNow')
    await change(async (on) => {
      await on.repository.chooseVersion(row, context.now)
      await on.record(context, entryOf(row, 'restoreVideo', chosen ? { version: chosen.version } : null, { version }))
    })
    await parts.onMediaReady(keyOf(row))
  }

  async function addPicture(context: StaffContext, tag: string, picture: Uint8Array, crops: Record<CardShape, Crop>) {
    const name = await drafts.assertEditable(context, tag)
    const kept = await keepPicture(context.tenantId, tag, { picture, crops })
    const after = { link: kept.link }
    await change((on) => on.record(context, { action: 'uploadPicture', tag, name, before: null, after }))
    return kept
  }

  /** A picture for a category or a channel, whole but for its edges. Nothing shows it until a draft names its address. */
  function addClubPicture({ tenantId }: StaffContext, picture: Uint8Array) {
    const whole = { left: 0, top: 0, width: 1, height: 1 }
    return keepPicture(tenantId, clubPictures, { picture, crops: { wide: whole, tall: whole } })
  }

  type Given = { picture: Uint8Array; crops: Record<CardShape, Crop> }

  async function keepPicture(tenantId: string, tag: string, { picture, crops }: Given) {
    const id = crypto.randomUUID()
    const cropped = await cropPicture(picture, crops)
    const links = {} as Record<CardShape, string>
    for (const shape of cardShapes) {
      const file = `picture-${id}-${shape}.jpg`
      const aside = join(parts.workDir, file)
      await writeFile(aside, cropped[shape])
      const key = { tenantId, classTag: tag, version: ownPictures }
      await storage.put(versionPrefix(tenantId, tag, ownPictures) + file, aside)
      await files.keepFile(key, file, cropped[shape].length)
      links[shape] = posterLink(key, file)
    }
    return { links, link: links.wide }
  }

  async function figures({ tenantId }: StaffContext) {
    const { renditions, pictures, versions } = await files.usageByClass(tenantId)
    const bytesIn = (rows: typeof pictures, tag: string, version: number) =>
      Number(rows.find((each) => each.classTag === tag && each.version === version)?.bytes ?? 0)
    const newest = new Map<string, number>()
    for (const { classTag, version } of versions) newest.set(classTag, Math.max(version, newest.get(classTag) ?? 0))
    return {
      ...(await files.usage(tenantId)),
      quota: await parts.quotaOf(tenantId),
      free: await parts.freeBytes(),
      classes: versions.map(({ classTag, version, fileName, sourceBytes, replacedAt }) => {
        const own = newest.get(classTag) === version ? bytesIn(pictures, classTag, ownPictures) : 0
        return {
          tag: classTag,
          version,
          fileName,
          renditions: bytesIn(renditions, classTag, version),
          pictures: bytesIn(pictures, classTag, version) + own,
          source: sourceBytes ?? 0,
          replacedAt: replacedAt?.toISOString() ?? null,
        }
      }),
    }
  }

  async function found(context: StaffContext, tag: string, version: number): Promise<VersionRow> {
    await drafts.assertEditable(context, tag)
    const row = await repository.findVersion({ tenantId: context.tenantId, classTag: tag, version })
    if (!row) throw new Failure('notFound')
    return row
  }

  return {
    uploads,
    videos,
    retry,
    cancel,
    deleteSource,
    makePoster,
    makeTrailer,
    restore,
    addPicture,
    addClubPicture,
    figures,
  }
}

function entryOf(
  { classTag: tag, fileName: name }: VersionRow,
  action: string,
  before: IntakeEntry['before'],
  after: IntakeEntry['after'] = null,
): IntakeEntry {
  return { action, tag, name, before, after }
}

function keyOf({ tenantId, classTag, version }: VersionRow): VersionKey {
  return { tenantId, classTag, version }
}
