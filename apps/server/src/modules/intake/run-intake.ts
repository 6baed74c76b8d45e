import type { Logger } from 'pino'
import type { Config } from '../../config.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { DatabaseHandle } from '../../platform/db/database.ts'
import { asPlatform } from '../../platform/scope/scope.ts'
import type { createStepWorker } from './encoding/step-worker.ts'
import { watchClock } from './encoding/watch-clock.ts'
import type { createRemoveVideos } from './renditions/remove-videos.ts'
import type { createStoredMedia } from './renditions/stored-media.ts'
import type { IntakeRepository } from './repository.ts'
import type { UploadService } from './uploads/uploads.ts'

const sweepEveryMs = 3_600_000
const lookForIdleEveryMs = 15_000

/** Pictures uploaded by staff, which are removed once nothing refers to them. */
export type SweptPictures = { sweep: () => Promise<void>; restartPeriods: () => Promise<unknown> }

type Parts = {
  database: DatabaseHandle
  clock: Clock
  log: Logger
  encoder: Config['ENCODER']
  repository: IntakeRepository
  uploads: UploadService
  media: Pick<ReturnType<typeof createStoredMedia>, 'forget' | 'forgetAll'>
  videos: Pick<ReturnType<typeof createRemoveVideos>, 'sweep'>
  pictures: SweptPictures
  workers: ReturnType<typeof createStepWorker>[]
}

/** Starts and stops intake on a server: its workers, and a sweep every hour. */
export function createIntakeRun(parts: Parts) {
  const { database, clock, log, encoder, repository, uploads, media, videos, pictures, workers } = parts
  const timers: NodeJS.Timeout[] = []

  /** Resumes what the previous server left unfinished. */
  async function start() {
    const forget = (payload: string) => {
      const [tenantId = '', tag = ''] = payload.split('/')
      media.forget(tenantId, tag)
    }
    await database.listen('media_changed', forget, media.forgetAll)
    await asPlatform(async () => {
      // Only one server uses the embedded database, so any running step belongs to a process that has ended.
      if (database.kind === 'embedded') await repository.releaseAll()
      await uploads.resume(await repository.uploadsUnderWay())
    })
    const wasClockSet = watchClock(clock, () => performance.now())
    const sweepUnlessSet = () => (wasClockSet() ? restartPeriods() : sweep())
    repeat(sweepEveryMs, sweepUnlessSet)
    repeat(lookForIdleEveryMs, announceIdle)
    if (encoder === 'on') for (const each of workers) each.start()
  }

  function repeat(everyMs: number, work: () => Promise<void>) {
    const timer = setInterval(() => void work().catch((err) => log.error({ err }, 'intake sweep failed')), everyMs)
    timers.push(timer.unref())
  }

  const announceIdle = () => asPlatform(uploads.announceIdle)

  async function sweep() {
    await videos.sweep()
    await pictures.sweep()
  }

  /** If the clock was set forward, new uploads and pictures look old. */
  async function restartPeriods() {
    log.warn('the clock was set forward: restarting the removal periods of uploads, replaced videos and pictures')
    await asPlatform(() => repository.restartPeriods(clock.now()))
    await pictures.restartPeriods()
  }

  async function stop() {
    for (const timer of timers) clearInterval(timer)
    await Promise.all(workers.map((each) => each.stop()))
  }

  return { start, sweep, announceIdle, restartPeriods, stop }
}
