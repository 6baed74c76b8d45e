import { randomUUID } from 'node:crypto'
import { readConfig } from '../../config.ts'
import { movableClock, systemClock } from '../../platform/clock/clock.ts'
import { openEmbedded } from '../../platform/db/embedded.ts'
import { createLog } from '../../platform/logging/log.ts'
import { seedDemo } from './seed.ts'

/** The program that fills an empty data folder with the demo and ends: see `seed-apart.ts`. */
async function main() {
  // Who started it is gone, and with it the folder's next user: what was begun is rolled back.
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

// Quiet: the server that follows meets the same trouble, and tells it.
main().catch(() => process.exit(1))
