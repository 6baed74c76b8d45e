import type { ClassVideo } from '@upbeat/contract/studio/entities/intake'
import { suggestFromFile } from '@upbeat/rules/classes/suggest-from-file'
import { Failure } from '../../platform/failure/failure.ts'
import type { StaffContext } from '../../platform/http/studio/studio-context.ts'
import type { Storage } from '../media/storage.ts'
import type { PreparePicture } from '../pictures/prepare-picture.ts'
import type { Encode } from './encoding/encoder-process.ts'
import { presentStep } from './encoding/present-step.ts'
import type { IntakeChange } from './intake-change.ts'
import type { VersionKey, VersionRow } from './intake-rows.ts'
import { makePoster } from './posters/make-poster.ts'
import { createOwnPictures, type UploadNotes } from './posters/own-pictures.ts'
import { entryOf } from './record-repository.ts'
import { chooseTracksOf, type WantedTracks } from './renditions/choose-tracks.ts'
import { presentTracks } from './renditions/present-tracks.ts'
import { createStorageFigures } from './renditions/storage-figures.ts'
import type { StorageRepository } from './renditions/storage-repository.ts'
import { posterLink, sourceKey, trailerLink } from './renditions/version-prefix.ts'
import type { IntakeRepository } from './repository.ts'
import type { ClubLimits } from './uploads/club-limits.ts'
import type { Drafts } from './uploads/drafts.ts'
import type { UploadRoom } from './uploads/upload-room.ts'
import type { UploadService } from './uploads/uploads.ts'

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
  pictures: UploadNotes
  preparePicture: PreparePicture
  freeBytes: () => Promise<number>
  clubLimits: ClubLimits
  /** Whether the operator has paused the preparation of all clubs' videos. */
  isPaused: () => Promise<boolean>
  room: Pick<UploadRoom, 'countBegun' | 'assertRoom'>
  makeId: () => string
  wake: () => void
  /** Tells pages that show the video's progress to reload it. */
  onChanged: (key: VersionKey) => void
  /** Tells players and studio pages to reload. */
  onMediaReady: (key: VersionKey) => Promise<void>
}

const longestCoach = 80

/** Shows and edits a class's videos and pictures. */
export function createIntakeService(parts: Parts) {
  const { repository, drafts, storage, change } = parts

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
    const isPaused = await parts.isPaused()
    const shown = await Promise.all(rows.map((row) => videoOf(row, isPaused)))
    const chosen = shown.find(({ isPlayable }) => isPlayable)
    return shown.map((video) => ({ ...video, isChosen: video === chosen }))
  }

  async function videoOf(row: VersionRow, isPaused: boolean): Promise<Omit<ClassVideo, 'isChosen'>> {
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
      tracks: presentTracks(row.facts),
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
      steps: steps.map((step) => presentStep(step, { ahead, isPaused })),
    }
  }

  async function retry(context: StaffContext, tag: string, version: number) {
    const row = await found(context, tag, version)
    await change(async (on) => {
      if ((await on.repository.retry(row)) === 0) throw new Failure('notAllowedNow')
      await on.record(context, entryOf(row, 'retryVideo', null))
    })
    parts.wake()
    parts.onChanged(keyOf(row))
  }

  /** Cancels the remaining steps; what is playable already stays. */
  async function cancel(context: StaffContext, tag: string, version: number) {
    const row = await found(context, tag, version)
    await change(async (on) => {
      await on.repository.cancel(row)
      await on.record(context, entryOf(row, 'cancelVideo', null))
    })
    parts.onChanged(keyOf(row))
  }

  /** The source is only needed until all steps are done. */
  async function deleteSource(context: StaffContext, tag: string, version: number) {
    const row = await found(context, tag, version)
    const { sourceBytes } = row
    if (sourceBytes === null) throw new Failure('notFound')
    await change(async (on) => {
      await on.repository.lockSources(context.tenantId, tag)
      const sharing = await on.repository.sharingSource(row)
      for (const each of sharing) if ((await on.repository.countOpenSteps(each)) > 0) throw new Failure('sourceNeeded')
      for (const each of sharing) await on.repository.updateVersion(each, { sourceBytes: null })
      await on.record(context, entryOf(row, 'deleteSource', { sourceBytes }))
      await storage.remove(sourceKey(row))
    })
  }

  /** Cuts a trailer. That is a step like the others, and its link is known before it is done. */
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

  /** Chooses this video for the class's next publication. */
  async function restore(context: StaffContext, tag: string, version: number) {
    const row = await found(context, tag, version)
    const [first, ...others] = await videos(context, tag)
    const chosen = [first, ...others].find((video) => video?.isChosen)
    const isPlayable = (await repository.findRevision(row.tenantId, row.classTag, { version })) !== null
    // The chosen video isn't the first one while a newer one is in preparation or has failed.
    if (!isPlayable || first?.version === version) throw new Failure('notAllowedNow')
    await change(async (on) => {
      await on.repository.chooseVersion(row, context.now)
      await on.record(context, entryOf(row, 'restoreVideo', chosen ? { version: chosen.version } : null, { version }))
    })
    await parts.onMediaReady(keyOf(row))
  }

  async function chooseTracks(context: StaffContext, tag: string, version: number, wanted: WantedTracks) {
    const key = await chooseTracksOf(parts, context, await found(context, tag, version), wanted)
    parts.wake()
    parts.onChanged(key)
    return key.version
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
    makePoster: async (context: StaffContext, tag: string, version: number, second: number) =>
      makePoster(parts, context, await found(context, tag, version), second),
    makeTrailer,
    restore,
    chooseTracks,
    ...createOwnPictures(parts),
    figures: createStorageFigures(parts),
  }
}

function keyOf({ tenantId, classTag, version }: VersionRow): VersionKey {
  return { tenantId, classTag, version }
}
