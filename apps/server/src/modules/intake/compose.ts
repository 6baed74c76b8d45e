import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { defaultLanguage, languages } from '@upbeat/rules/i18n/languages'
import { spokenLanguage } from '@upbeat/rules/i18n/spoken-language'
import type { Logger } from 'pino'
import { type Config, dataDirOf, uploadDirOf } from '../../config.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database, DatabaseHandle } from '../../platform/db/database.ts'
import type { Http } from '../../platform/http/open-http.ts'
import { asPlatform } from '../../platform/tenancy/scope.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import type { KeyGuard } from '../api-keys/key-guard.ts'
import type { Audit } from '../audit/audit.ts'
import type { Catalogues } from '../classes/catalogue.ts'
import type { MediaService } from '../media/service.ts'
import type { Storage } from '../media/storage.ts'
import { createCaptionsService } from './captions-service.ts'
import { createChangeTexts } from './change-texts.ts'
import { createClassTextsRepository } from './class-texts-repository.ts'
import { createDraftCaptions } from './draft-captions.ts'
import { createEncode } from './encoder-process.ts'
import { createIntakeChange } from './intake-change.ts'
import type { VersionKey } from './intake-rows.ts'
import { moveTrack } from './move-track.ts'
import { createMovesService } from './moves-service.ts'
import { captionSteps, quickSteps, slowSteps } from './plan-steps.ts'
import { createIntakeRepository } from './repository.ts'
import { mountIntake } from './routes.ts'
import { createRunStep } from './run-step.ts'
import { createIntakeService } from './service.ts'
import { createStepWorker, freeBytesOf } from './step-worker.ts'
import { createStorageRepository } from './storage-repository.ts'
import { createStoredMedia } from './stored-media.ts'
import { mountTrailerFiles } from './trailer-routes.ts'
import type { Transcribe } from './transcribe-port.ts'
import { mountUploads } from './tus-routes.ts'
import { createTextsUndo } from './undo-texts.ts'
import { createVideosUndo } from './undo-videos.ts'
import { createUploadService, type Drafts } from './uploads.ts'
import { ownPictures, posterLink, trailerFolder, versionPrefix } from './version-prefix.ts'
import { watchClock } from './watch-clock.ts'

type Parts = {
  database: DatabaseHandle
  config: Config
  clock: Clock
  makeId: () => string
  audit: Audit
  log: Logger
  storage: Storage
  catalogues: Pick<Catalogues, 'of'>
  tenants: Pick<Tenants, 'byIdOrName'>
  drafts: Drafts
  /** Undefined where no service writes captions. */
  transcribe?: Transcribe | undefined
  /** A class may be published before it has pictures. */
  onPosters: (key: VersionKey) => Promise<void>
}

type MountParts = Pick<Http, 'server' | 'studioMount'> & {
  keyGuard: KeyGuard
  media: Pick<MediaService, 'previewLinks'>
}

const sweepEveryMs = 3_600_000
const idleUploadDays = 7
const keptVersionDays = 30
const day = 86_400_000

/** Takes files in, makes classes of them, and gives what members play. */
export function composeIntake(parts: Parts) {
  const { database, config, clock, storage, catalogues, tenants, log } = parts
  const repository = createIntakeRepository(database.db)
  const files = createStorageRepository(database.db)
  const texts = createClassTextsRepository(database.db)
  const dataDir = dataDirOf(config)
  const folder = uploadDirOf(config)
  const workDir = resolve(dataDir, 'work')
  for (const each of [folder, workDir]) mkdirSync(each, { recursive: true })
  const reserveBytes = config.MEDIA_RESERVE_GB * 1e9
  const freeBytes = async () => Math.min(await freeBytesOf(folder), (await storage.free()) ?? Number.POSITIVE_INFINITY)

  const media = createStoredMedia({
    repository,
    storage,
    publishedVersion: async (tenantId, tag) => {
      const tenant = tenants.byIdOrName(tenantId)
      const source = tenant && (await catalogues.of(tenant)).byTag.get(tag)?.row.media
      return source?.kind === 'stored' ? source.version : null
    },
    texts: async (tenantId, tag) => {
      const tracks = (await texts.captionTracks(tenantId, tag)).filter(({ isDraft }) => !isDraft)
      const codes = tracks.map(({ language }) => language)
      return {
        cues: moveTrack(await texts.moves(tenantId, tag)),
        captionLanguages: languages.filter(({ code }) => codes.includes(code)),
        captions: async (language) => {
          const found = await texts.captions(tenantId, tag, language)
          return found === null || found.isDraft ? null : found.body
        },
      }
    },
  })

  const tell = async (kind: 'upload' | 'media', { tenantId, classTag: id }: VersionKey) => {
    await database.notify('studio_changed', JSON.stringify({ tenantId, kind, id }))
  }
  const onMediaReady = async (key: VersionKey) => {
    media.forget(key.tenantId, key.classTag)
    await database.notify('media_changed', `${key.tenantId}/${key.classTag}`)
    await tell('media', key)
  }
  const quotaOf = async () => (config.MEDIA_QUOTA_GB === undefined ? null : config.MEDIA_QUOTA_GB * 1e9)
  const change = createIntakeChange(database.db, parts.audit)
  const uploads = createUploadService({
    change,
    repository,
    files,
    clock,
    folder,
    freeBytes,
    reserveBytes,
    makeId: parts.makeId,
    drafts: parts.drafts,
    quotaOf,
    onReceived: (key) => {
      wake()
      void tell('upload', key)
    },
  })
  const encode = createEncode()
  const { runStep, accept } = createRunStep({
    repository,
    files,
    storage,
    clock,
    workDir,
    onMediaReady,
    onPosters: parts.onPosters,
    encode,
    receivedFile: async (key) => {
      const row = await repository.uploadOf(key)
      return row && (await uploads.received({ ...row, state: 'receiving' })) > 0 ? uploads.fileOf(row.id) : null
    },
    onRefused: (key) => tell('upload', key),
    onSound: async (key) => {
      await draft?.begin(key)
      wake()
    },
  })
  /** The site language of what is spoken in a class; the club's where the class doesn't say. */
  const languageOf = async ({ tenantId, classTag }: Pick<VersionKey, 'tenantId' | 'classTag'>) => {
    const config = tenants.byIdOrName(tenantId)?.config
    const preferred = config ? [config.language, ...config.supportedLanguages] : []
    return spokenLanguage(await texts.spokenIn(tenantId, classTag), preferred) ?? config?.language ?? defaultLanguage
  }
  const draft =
    parts.transcribe &&
    createDraftCaptions({
      repository,
      texts,
      storage,
      workDir,
      clock,
      languageOf,
      transcribe: parts.transcribe,
      onDrafted: (key) => tell('media', key),
    })
  const worker = (lane: string, steps: typeof quickSteps, its: Partial<Parameters<typeof createStepWorker>[0]> = {}) =>
    createStepWorker({
      repository,
      runStep,
      steps,
      freeBytes,
      reserveBytes,
      log,
      ...its,
      name: `${lane}-${parts.makeId()}`,
      perClub: config.ENCODES_PER_CLUB,
      onChanged: (key) => tell('upload', key),
    })
  const workers = [
    worker('quick', quickSteps, { accept }),
    worker('slow', slowSteps),
    ...(draft ? [worker('captions', captionSteps, { runStep: draft.run })] : []),
  ]
  const wake = () => {
    for (const each of workers) each.wake()
  }
  const { drafts } = parts
  const changeTexts = createChangeTexts({ change, onTextsChanged: onMediaReady })
  const moves = createMovesService({ texts, drafts, changeTexts })
  const captions = createCaptionsService({
    texts,
    repository,
    change,
    changeTexts,
    languageOf,
    wake,
    drafts,
    hasCaptionsService: draft !== undefined,
  })
  const service = createIntakeService({
    repository,
    files,
    uploads,
    storage,
    encode,
    workDir,
    freeBytes,
    quotaOf,
    onMediaReady,
    drafts: parts.drafts,
    change,
    wake,
  })
  let timer: NodeJS.Timeout | undefined

  /** After the start of a server: takes up what the last one left, and works from then on. */
  async function start() {
    const forget = (payload: string) => {
      const [tenantId = '', tag = ''] = payload.split('/')
      media.forget(tenantId, tag)
    }
    await database.listen('media_changed', forget, media.forgetAll)
    await asPlatform(async () => {
      // One server has the embedded database: what was running belongs to nobody.
      if (database.kind === 'embedded') await repository.releaseAll()
      await uploads.resume(await repository.uploadsUnderWay())
    })
    const wasClockSet = watchClock(clock, () => performance.now())
    const sweepUnlessSet = async () => {
      if (!wasClockSet()) return sweep()
      log.warn('the clock was set: periods after which uploads and replaced videos are removed begin again')
      await asPlatform(() => repository.restartPeriods(clock.now()))
    }
    timer = setInterval(
      () => void sweepUnlessSet().catch((err) => log.error({ err }, 'intake not swept')),
      sweepEveryMs,
    )
    timer.unref()
    if (config.ENCODER === 'on') for (const each of workers) each.start()
  }

  /** Removes uploads that nobody goes on with, versions that were replaced long ago, and copies that nobody watches any more. */
  async function sweep() {
    const now = clock.now().getTime()
    await asPlatform(async () => {
      await uploads.sweep(await repository.idleUploads(new Date(now - idleUploadDays * day)))
      await repository.markReplaced(new Date(now))
      for (const key of await repository.expiredVersions(new Date(now - keptVersionDays * day)))
        await removeVersion(key)
      // As long as an address lasts, somebody may be in the middle of it.
      const unwatched = new Date(now - config.MEDIA_TTL_SECONDS * 1000 - 6 * 3_600_000)
      for (const { rendition, ...key } of await repository.outdatedCopies(unwatched)) {
        await storage.remove(versionPrefix(key.tenantId, key.classTag, key.version) + key.file)
        await repository.removeRendition(key, key.file)
      }
    })
  }

  async function removeVersion(key: VersionKey) {
    await removeFiles(key)
    await repository.removeVersion(key)
    media.forget(key.tenantId, key.classTag)
  }

  /** All but the pictures and trailers that classes still show. */
  async function removeFiles(key: VersionKey) {
    const prefix = versionPrefix(key.tenantId, key.classTag, key.version)
    const kept = await repository.filesShown(key.tenantId, [posterLink(key, ''), trailerFolder(key)])
    if (kept.length === 0) await storage.remove(prefix)
    const row = await repository.findVersion(key)
    const renditions = await repository.renditionsOf(key)
    const pictures = [...(row?.posters ?? []).map(({ file }) => file), ...(row?.storyboard?.files ?? [])]
    const others = await files.filesOf(key)
    for (const file of new Set(['source', ...renditions.map((each) => each.file), ...pictures, ...others])) {
      if (kept.length > 0 && !kept.includes(file)) await storage.remove(prefix + file)
    }
    await files.forgetFiles(key, kept)
  }

  /** Puts calls, uploads and trailers on the server. */
  function mount({ server, studioMount, keyGuard, media }: MountParts) {
    mountIntake(studioMount, {
      uploads,
      intake: service,
      captions,
      moves,
      previewOf: async (staff, tag) => (await media.previewLinks(staff, tag))?.alternateLink ?? null,
    })
    mountUploads(server, {
      uploads,
      folder,
      isShared: database.kind !== 'embedded',
      guard: (request) => keyGuard(request, 'uploads'),
    })
    mountTrailerFiles(server, { trailer })
  }

  /** A trailer by its address; null where there is none. */
  function trailer(key: VersionKey, file: string) {
    if (!/^trailer-\d+-\d+\.mp4$/.test(file)) return null
    return storage.read(versionPrefix(key.tenantId, key.classTag, key.version) + file).catch(() => null)
  }

  return {
    undoers: [createTextsUndo({ drafts, changeTexts }), createVideosUndo({ drafts, change, wake, onMediaReady })],
    library: { find: media.find },
    mount,
    start,
    sweep,
    workers,
    repository,
    runStep,
    accept,
    /** Removes all videos of a class and what was made of them. */
    forgetClass: async ({ tenantId, tag }: { tenantId: string; tag: string }) => {
      for (const key of await repository.versionsOf(tenantId, tag)) await removeVersion(key)
      const own = { tenantId, classTag: tag, version: ownPictures }
      // A copy of the class may show them, each in both shapes.
      const shown = await repository.filesShown(tenantId, [posterLink(own, '')])
      if (shown.length === 0) await removeFiles(own)
    },
    /**
     * What can be published of these classes, of all without `tags`: each one's newest video that plays, by tag. Classes without one are
     * missing.
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
    /** Pictures of classes by the key in their address; null for other keys. */
    picture: async (key: string) => {
      const [, tenantId = '', tag = '', version = '', file = ''] =
        /^class\/([^/]+)\/([^/]+)\/(\d+)\/((?:poster|picture)-[\w-]+\.jpg)$/.exec(key) ?? []
      return file === '' ? null : storage.read(versionPrefix(tenantId, tag, Number(version)) + file).catch(() => null)
    },
    async stop() {
      clearInterval(timer)
      await Promise.all(workers.map((each) => each.stop()))
    },
  }
}
