import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { movableClock, systemClock } from './clock/clock.ts'
import { openDatabase } from './db/open-database.ts'
import { createLimits } from './limits/limits.ts'
import { purgeExpired } from './retention/purge-expired.ts'
import { sharedSecret } from './secrets/secrets.ts'
import { createStaffSessions } from './session/staff-sessions.ts'
import { randomToken } from './session/token.ts'

export type Platform = Awaited<ReturnType<typeof openPlatform>>

/** What all modules share: settings, clock, ids, the database, and the counters and staff's sessions in it. */
export async function openPlatform(config: Config, log: Logger) {
  const movable = config.CLOCK === 'demo' ? movableClock(systemClock, config.CLOCK_NOW) : null
  const clock = movable ?? systemClock
  const makeId: () => string = randomUUID
  const makeToken = randomToken
  const database = await openDatabase(config)
  const { db } = database
  return {
    config,
    log,
    clock,
    /** The same clock if it can be moved (`CLOCK=demo`), else null. */
    movable,
    makeId,
    makeToken,
    database,
    db,
    limits: createLimits(database),
    staffSessions: createStaffSessions({ database, now: clock.now, makeId, makeToken }),
    /** A secret that all servers on this database share. */
    secretOf: (name: string) => sharedSecret(database, name),
    purgeExpired: (now: Date) => purgeExpired(db, now),
  }
}
