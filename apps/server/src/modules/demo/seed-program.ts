import { randomUUID } from 'node:crypto'
import { readConfig } from '../../config.ts'
import { movableClock, systemClock } from '../../platform/clock/clock.ts'
import { openEmbedded } from '../../platform/db/embedded.ts'
import { createLog } from '../../platform/logging/log.ts'
import { seedDemo } from './seed.ts'

/** Fills an empty data folder with the demo, then exits: see `seed-apart.ts`. */
async function main() {
  // The server that started this process is gone: abort, and let the transaction roll back.
  process.on('disconnect', () => process.exit(1))
  const config = readConfig(process.env)
  const clock = config.CLOCK === 'demo' ? movableClock(systemClock, config.CLOCK_NOW) : systemClock
  const database = await openEmbedded(config.DATA_DIR)
  const log = createLog(config.LOG_LEVEL)
  const hasStudioWork = config.CLOCK !== 'demo'
  await seedDemo({ database, port: config.PORT, clock, log, makeId: randomUUID, hasStudioWork })
  await database.close()
  process.exit(0)
}

// No message: the server will run into the same error and report it.
main().catch(() => process.exit(1))
