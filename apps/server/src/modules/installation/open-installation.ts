import { hostname } from 'node:os'
import { buildVersion } from '../../platform/build-version.ts'
import { monthOf } from '../../platform/clock/month-range.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/open-platform.ts'
import { asPlatform } from '../../platform/scope/scope.ts'
import { createClubLimitsRepository } from './club-limits-repository.ts'
import { createHeartbeat } from './heartbeat.ts'
import { createProcessRepository } from './process-repository.ts'
import { createQueuePauses } from './queue-pause-repository.ts'

export type MembersOver = (on: Database, tenantId: string, more?: number) => Promise<number>
type Parts = Pick<Platform, 'config' | 'clock' | 'db' | 'log' | 'makeId'>

/** What other modules need of the installation: the clubs' limits, paused queues, and this process's heartbeat. */
export function openInstallation({ config, clock, db, log, makeId }: Parts) {
  const processId = makeId()
  const pauses = createQueuePauses(db)
  const defaultBytes = config.MEDIA_QUOTA_GB === undefined ? null : config.MEDIA_QUOTA_GB * 1e9
  const monthNow = () => monthOf(clock.now(), 'UTC')

  const clubLimitsOn = (on: Database) => {
    const limits = createClubLimitsRepository(on)
    return {
      async of(tenantId: string) {
        const { diskBytes, encodeMinutes } = await limits.quotaOf(tenantId)
        const seconds = await limits.encodedSeconds(tenantId, monthNow())
        return { diskBytes: diskBytes ?? defaultBytes, encodeMinutes, encodedMinutes: Math.ceil(seconds / 60) }
      },
    }
  }

  /** For a transaction that has added members, or will add some: how many the club would have beyond its limit. */
  const membersOver: MembersOver = async (on, tenantId, more = 0) => {
    const over = await createClubLimitsRepository(on).membersOver(tenantId)
    return over === null ? 0 : Math.max(0, over + more)
  }

  return {
    processId,
    membersOver,
    clubLimitsOn,
    /** Null without a limit. */
    defaultBytes,
    monthNow,
    isEncodingPaused: () => asPlatform(async () => (await pauses.pausedAt('encoding')) !== null),
    countEncoded: (tenantId: string, seconds: number) =>
      createClubLimitsRepository(db).countEncoded(tenantId, monthNow(), Math.ceil(seconds)),
    heartbeat: createHeartbeat({
      processes: createProcessRepository(db),
      process: { id: processId, kind: 'server', host: hostname(), version: buildVersion },
      log,
    }),
  }
}
