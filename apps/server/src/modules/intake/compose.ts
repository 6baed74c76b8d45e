import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { FileStore } from '@tus/file-store'
import type { Logger } from 'pino'
import { type Config, dataDirOf, uploadDirOf } from '../../config.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { DatabaseHandle } from '../../platform/db/database.ts'
import type { Http } from '../../platform/http/open-http.ts'
import { publishStudioEvent } from '../../platform/http/studio/studio-events.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import type { KeyGuard } from '../api-keys/key-guard.ts'
import type { Audit } from '../audit/audit.ts'
import type { Catalogues } from '../classes/catalogue.ts'
import type { MediaService } from '../media/service.ts'
import type { Storage } from '../media/storage.ts'
import type { PreparePicture } from '../pictures/prepare-picture.ts'
import { createCaptionsService } from './captions/captions-service.ts'
import { createChangeTexts } from './captions/change-texts.ts'
import { createClassTexts } from './captions/class-texts.ts'
import { createClassTextsRepository } from './captions/class-texts-repository.ts'
import type { Transcribe } from './captions/transcribe-port.ts'
import { createTextsUndo } from './captions/undo-texts.ts'
import { composeSteps } from './encoding/compose-steps.ts'
import type { Encode } from './encoding/encoder-process.ts'
import { createEncodingQueue } from './encoding/encoding-queue-repository.ts'
import { freeBytesOf } from './encoding/step-worker.ts'
import { createIntakeChange } from './intake-change.ts'
import type { VersionKey } from './intake-rows.ts'
import { createMovesService } from './moves/moves-service.ts'
import type { UploadNotes } from './posters/own-pictures.ts'
import { createPublishedMedia } from './renditions/published-media.ts'
import { createRemoveVideos } from './renditions/remove-videos.ts'
import { createStorageRepository } from './renditions/storage-repository.ts'
import { createStoredMedia } from './renditions/stored-media.ts'
import { mountTrailerFiles } from './renditions/trailer-routes.ts'
import { createVideosUndo } from './renditions/undo-videos.ts'
import { createVideoStatuses } from './renditions/video-statuses.ts'
import { createIntakeRepository } from './repository.ts'
import { mountIntake } from './routes.ts'
import { createIntakeRun, type SweptPictures } from './run-intake.ts'
import { createIntakeService } from './service.ts'
import { createBucketFiles } from './uploads/bucket-files.ts'
import { createBucketUploads } from './uploads/bucket-uploads.ts'
import type { ClubLimitsOn } from './uploads/club-limits.ts'
import { createTusFile } from './uploads/create-tus-file.ts'
import type { Drafts } from './uploads/drafts.ts'
import { createTakeRecording } from './uploads/take-recording.ts'
import { mountUploads } from './uploads/tus-routes.ts'
import { createUploadRoom } from './uploads/upload-room.ts'
import { createUploadService } from './uploads/uploads.ts'

type Parts = {
  database: DatabaseHandle
  config: Config
  limits: Limits
  clock: Clock
  makeId: () => string
  audit: Audit
  log: Logger
  storage: Storage
  /** Keeps track of pictures that staff upload, and removes those that nothing refers to. */
  pictures: UploadNotes & SweptPictures
  preparePicture: PreparePicture
  catalogues: Pick<Catalogues, 'of'>
  tenants: Pick<Tenants, 'byIdOrName'>
  drafts: Drafts
  encode: Encode
  clubLimitsOn: ClubLimitsOn
  /** Whether the operator has paused the preparation of all clubs' videos. */
  isEncodingPaused: () => Promise<boolean>
  /** Adds to what the club has prepared this month. */
  countEncoded: (tenantId: string, seconds: number) => Promise<void>
  /** Identifies this server among those of the installation. */
  processId: string
  /** Undefined if no transcription service is configured. */
  transcribe?: Transcribe | undefined
  /** Called when posters are there: a class may be published before that. */
  onPosters: (key: VersionKey) => Promise<void>
  /** Called when a video is there in every quality. */
  onPrepared: (key: VersionKey) => Promise<void>
}

type MountParts = Pick<Http, 'server' | 'studioMount'> & {
  keyGuard: KeyGuard
  media: Pick<MediaService, 'previewLinks'>
}

/** Receives files, turns them into classes, and serves what members play. */
export function composeIntake(parts: Parts) {
  const { database, config, clock, storage, catalogues, tenants, encode, log } = parts
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
    texts: createClassTexts({ texts, movesOf: parts.drafts.shownMoves }),
  })

  const tell = (kind: 'upload' | 'media', { tenantId, classTag: id }: VersionKey) =>
    publishStudioEvent(database, tenantId, { kind, id })
  const onMediaReady = async (key: VersionKey) => {
    media.forget(key.tenantId, key.classTag)
    await database.notify('media_changed', `${key.tenantId}/${key.classTag}`)
    await tell('media', key)
  }
  const onChanged = (key: VersionKey) => void tell('upload', key)
  const clubLimits = parts.clubLimitsOn(database.db)
  const change = createIntakeChange(database.db, parts.audit, parts.clubLimitsOn)
  const room = createUploadRoom({ limits: parts.limits, folder, freeBytes, reserveBytes })
  const store = new FileStore({ directory: folder })
  const bucket = createBucketFiles(storage)
  const uploads = createUploadService({
    change,
    repository,
    files,
    clock,
    folder,
    bucket,
    room,
    clubLimits,
    makeId: parts.makeId,
    drafts: parts.drafts,
    onReceived: (key) => {
      steps.wake()
      void tell('upload', key)
    },
    onChanged,
  })
  const bucketUploads = createBucketUploads({
    uploads,
    repository,
    files,
    clubLimits,
    room,
    bucket,
    drafts: parts.drafts,
    createFile: createTusFile(store),
  })
  const steps = composeSteps({
    repository,
    files,
    texts,
    storage,
    uploads,
    encode,
    clock,
    log,
    tenants,
    workDir,
    freeBytes,
    reserveBytes,
    processId: parts.processId,
    onProbed: parts.countEncoded,
    perClub: config.ENCODES_PER_CLUB,
    transcribe: parts.transcribe,
    onMediaReady,
    onPosters: parts.onPosters,
    onPrepared: parts.onPrepared,
    tell,
  })
  const { wake, workers } = steps
  const { drafts } = parts
  const changeTexts = createChangeTexts({ change, onTextsChanged: onMediaReady })
  const moves = createMovesService({ drafts })
  const captions = createCaptionsService({
    texts,
    repository,
    change,
    changeTexts,
    languageOf: steps.languageOf,
    wake,
    drafts,
    hasCaptionsService: steps.hasCaptionsService,
  })
  const service = createIntakeService({
    repository,
    files,
    uploads,
    storage,
    pictures: parts.pictures,
    preparePicture: parts.preparePicture,
    encode,
    workDir,
    freeBytes,
    clubLimits,
    isPaused: parts.isEncodingPaused,
    room,
    makeId: parts.makeId,
    onMediaReady,
    onChanged,
    drafts: parts.drafts,
    change,
    wake,
  })
  const videos = createRemoveVideos({
    repository,
    files,
    storage,
    uploads,
    clock,
    ttlSeconds: config.MEDIA_TTL_SECONDS,
    forget: media.forget,
  })
  const published = createPublishedMedia(storage)
  const queue = createEncodingQueue(database.db)
  const run = createIntakeRun({
    database,
    clock,
    log,
    encoder: config.ENCODER,
    repository,
    uploads,
    media,
    videos,
    pictures: parts.pictures,
    workers,
  })

  /** Mounts calls, uploads and trailers. */
  function mount({ server, studioMount, keyGuard, media }: MountParts) {
    mountIntake(studioMount, {
      uploads,
      bucketUploads,
      intake: service,
      captions,
      moves,
      previewOf: async (staff, tag) => (await media.previewLinks(staff, tag))?.alternateLink ?? null,
    })
    mountUploads(server, {
      uploads,
      store,
      isShared: database.kind !== 'embedded',
      guard: (request) => keyGuard(request, 'uploads'),
    })
    mountTrailerFiles(server, published)
  }

  return {
    undoers: [createTextsUndo({ drafts, changeTexts }), createVideosUndo({ drafts, change, wake, onMediaReady })],
    library: { find: media.find },
    mount,
    ...run,
    forgetClass: videos.forgetClass,
    /** Removes the records of these files' sizes. */
    forgetFiles: files.forgetFilesNamed,
    ...published,
    videoStatuses: createVideoStatuses({ db: database.db, clock, uploads, isPaused: parts.isEncodingPaused }),
    /** The steps of all clubs, for the operator. */
    encodingQueue: {
      ...queue,
      async retry(ids: readonly string[] | undefined) {
        const retried = await queue.retry(ids)
        wake()
        retried.forEach(onChanged)
        return retried.length
      },
      onPauseChanged: wake,
    },
    takeRecording: createTakeRecording({ uploads, encode }),
    workers,
    repository,
    runStep: steps.runStep,
    accept: steps.accept,
  }
}
