import type { VideoStatus } from '@upbeat/contract/studio/entities/intake'
import { arrivingStatus, preparedStatus } from '@upbeat/rules/media/video-status'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { UploadRow } from '../intake-rows.ts'
import type { UploadService } from '../uploads/uploads.ts'
import { createVideoStatusRepository } from './video-status-repository.ts'

type Parts = {
  db: Database
  clock: Clock
  uploads: Pick<UploadService, 'received' | 'isHere'>
  /** Whether the operator has paused the preparation of all clubs' videos. */
  isPaused: () => Promise<boolean>
}

/**
 * Returns the progress of these classes' videos, or of all classes without `tags`. Classes without uploads are missing.
 */
export function createVideoStatuses({ db, clock, uploads, isPaused }: Parts) {
  const repository = createVideoStatusRepository(db)

  return async function videoStatuses(
    tenantId: string,
    tags?: readonly string[],
  ): Promise<ReadonlyMap<string, VideoStatus>> {
    const statuses = new Map<string, VideoStatus>()
    if (tags?.length === 0) return statuses
    const since = new Map<string, Date>()
    for (const { classTag, chosenAt, ...video } of await repository.newestVideos(tenantId, tags)) {
      const status = preparedStatus(video)
      const isHeld = status.state === 'waiting' && (await isPaused())
      statuses.set(classTag, isHeld ? { ...status, reason: 'paused' } : status)
      since.set(classTag, chosenAt)
    }
    for (const row of await repository.arriving(tenantId, tags)) {
      const newest = since.get(row.classTag)
      // Unless an earlier video was chosen since.
      if (!newest || newest <= row.createdAt) statuses.set(row.classTag, await statusOf(row))
    }
    return statuses
  }

  async function statusOf(row: UploadRow): Promise<VideoStatus> {
    // The bytes may be on another server.
    const received = (await uploads.isHere(row)) ? (await uploads.received(row)) / row.bytes : null
    return arrivingStatus({ received, idleMs: clock.now().getTime() - row.changedAt.getTime() })
  }
}
