import { defaultLanguage } from '@upbeat/rules/i18n/languages'
import { spokenLanguage } from '@upbeat/rules/i18n/spoken-language'
import type { Logger } from 'pino'
import type { Config } from '../../../config.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Tenants } from '../../../platform/tenancy/tenants.ts'
import type { Storage } from '../../media/storage.ts'
import type { ClassTextsRepository } from '../captions/class-texts-repository.ts'
import { createDraftCaptions } from '../captions/draft-captions.ts'
import type { Transcribe } from '../captions/transcribe-port.ts'
import type { VersionKey } from '../intake-rows.ts'
import type { StorageRepository } from '../renditions/storage-repository.ts'
import type { IntakeRepository } from '../repository.ts'
import type { UploadService } from '../uploads/uploads.ts'
import type { Encode } from './encoder-process.ts'
import { captionSteps, quickSteps, slowSteps } from './plan-steps.ts'
import { createRunStep } from './run-step.ts'
import { createStepWorker } from './step-worker.ts'

type Parts = {
  repository: IntakeRepository
  files: StorageRepository
  texts: ClassTextsRepository
  storage: Storage
  uploads: UploadService
  encode: Encode
  clock: Clock
  log: Logger
  /** Identifies this server: part of its workers' names. */
  processId: string
  /** Called with the length of each video whose preparation begins. */
  onProbed: (tenantId: string, seconds: number) => Promise<void>
  tenants: Pick<Tenants, 'byIdOrName'>
  perClub: Config['ENCODES_PER_CLUB']
  workDir: string
  freeBytes: () => Promise<number>
  reserveBytes: number
  /** Undefined if no transcription service is configured. */
  transcribe: Transcribe | undefined
  onMediaReady: (key: VersionKey) => Promise<void>
  onPosters: (key: VersionKey) => Promise<void>
  /** Called when a video is there in every quality, with its pictures; more than once if a step is repeated. */
  onPrepared: (key: VersionKey) => Promise<void>
  /** Notifies the studio of a video's progress (`upload`) or of new results (`media`). */
  tell: (kind: 'upload' | 'media', key: VersionKey) => Promise<void>
}

/** Composes what happens to a received file: its steps, and a worker for each kind of step. */
export function composeSteps(parts: Parts) {
  const { repository, files, texts, storage, uploads, clock, workDir, freeBytes, reserveBytes, log, tell } = parts
  const { runStep, accept } = createRunStep({
    repository,
    files,
    storage,
    clock,
    workDir,
    onMediaReady: parts.onMediaReady,
    onPosters: parts.onPosters,
    encode: parts.encode,
    receivedFile: async (key) => {
      const row = await repository.uploadOf(key)
      // From a bucket it is read like any stored source.
      if (!row || row.multipart !== null) return null
      return (await uploads.received({ ...row, state: 'receiving' })) > 0 ? uploads.fileOf(row.id) : null
    },
    onRefused: (key) => tell('upload', key),
    onProbed: ({ tenantId }, seconds) => parts.onProbed(tenantId, seconds),
    onSound: async (key) => {
      await draft?.begin(key)
      wake()
    },
  })
  /** The site language spoken in a class; defaults to the club's language. */
  const languageOf = async ({ tenantId, classTag }: Pick<VersionKey, 'tenantId' | 'classTag'>) => {
    const config = parts.tenants.byIdOrName(tenantId)?.config
    const preferred = config ? [config.language, ...config.supportedLanguages] : []
    return spokenLanguage(await texts.spokenIn(tenantId, classTag), preferred) ?? config?.language ?? defaultLanguage
  }
  const { transcribe } = parts
  const onDrafted = (key: VersionKey) => tell('media', key)
  const draft =
    transcribe && createDraftCaptions({ repository, texts, storage, workDir, clock, languageOf, transcribe, onDrafted })
  const worker = (lane: string, steps: typeof quickSteps, its: Partial<Parameters<typeof createStepWorker>[0]> = {}) =>
    createStepWorker({
      repository,
      runStep,
      steps,
      freeBytes,
      reserveBytes,
      log,
      ...its,
      name: `${lane}-${parts.processId}`,
      perClub: parts.perClub,
      onChanged: (key) => tell('upload', key),
      onDone: async ({ step, ...key }) => {
        // Of a file that was refused, the probe is the only step.
        const isOfVideo = step !== 'probe' && step !== 'captions'
        if (isOfVideo && (await repository.countOpenSteps(key)) === 0) await parts.onPrepared(key)
      },
    })
  const workers = [
    worker('quick', quickSteps, { accept }),
    worker('slow', slowSteps),
    ...(draft ? [worker('captions', captionSteps, { runStep: draft.run })] : []),
  ]
  const wake = () => {
    for (const each of workers) each.wake()
  }
  return { runStep, accept, workers, wake, languageOf, hasCaptionsService: draft !== undefined }
}
