import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { hostname } from 'node:os'
import { resolve } from 'node:path'
import { readCommandLine } from '../../../scripts/command-line.mjs'
import { openStorage } from './adapters/storage/open-storage.ts'
import { dataDirOf, readConfig, SettingsError } from './config.ts'
import { createHeartbeat } from './modules/installation/heartbeat.ts'
import { createProcessRepository } from './modules/installation/process-repository.ts'
import { createEncode } from './modules/intake/encoding/encoder-process.ts'
import { slowSteps } from './modules/intake/encoding/plan-steps.ts'
import { createRunStep } from './modules/intake/encoding/run-step.ts'
import { createStepWorker, freeBytesOf } from './modules/intake/encoding/step-worker.ts'
import { createStorageRepository } from './modules/intake/renditions/storage-repository.ts'
import { createIntakeRepository } from './modules/intake/repository.ts'
import { buildVersion } from './platform/build-version.ts'
import { systemClock } from './platform/clock/clock.ts'
import { DatabaseError } from './platform/db/database.ts'
import { assertNotNewer } from './platform/db/migrations.ts'
import { openDatabase } from './platform/db/open-database.ts'
import { publishStudioEvent } from './platform/http/studio/studio-events.ts'
import { createLog } from './platform/logging/log.ts'
import { describeError } from './run-command.ts'

const usage = `npm run worker

Encodes for the servers that share its database and media, until it is ended.`

async function main() {
  const config = readConfig(process.env)
  if (!config.DATABASE_URL) {
    throw new SettingsError(
      'Setting DATABASE_URL: must be set for a worker; the embedded database belongs to one server. See docs/self-hosting.md.',
    )
  }
  const log = createLog(config.LOG_LEVEL)
  const database = await openDatabase(config)
  const storage = openStorage(config)
  const repository = createIntakeRepository(database.db)
  const workDir = resolve(dataDirOf(config), 'work')
  mkdirSync(workDir, { recursive: true })
  const tell = (tenantId: string, kind: 'upload' | 'media', id: string) =>
    publishStudioEvent(database, tenantId, { kind, id })
  const id = randomUUID()
  const heartbeat = createHeartbeat({
    processes: createProcessRepository(database.db),
    process: { id, kind: 'worker', host: hostname(), version: buildVersion },
    log,
  })
  const worker = createStepWorker({
    repository,
    log,
    steps: slowSteps,
    name: `worker-${id}`,
    perClub: config.ENCODES_PER_CLUB,
    runStep: createRunStep({
      handsOver: true,
      repository,
      files: createStorageRepository(database.db),
      storage,
      workDir,
      encode: createEncode(),
      clock: systemClock,
      // Servers receive, probe and store uploads; a worker never sees them.
      receivedFile: async () => null,
      onRefused: ({ tenantId, classTag }) => tell(tenantId, 'upload', classTag),
      onMediaReady: async ({ tenantId, classTag }) => {
        await database.notify('media_changed', `${tenantId}/${classTag}`)
        await tell(tenantId, 'media', classTag)
      },
    }).runStep,
    assertCurrent: async () => {
      try {
        await assertNotNewer(async (text) => (await database.execute(text)).rows)
      } catch (error) {
        if (error instanceof DatabaseError) void end(1, error.message)
        throw error
      }
    },
    freeBytes: () => freeBytesOf(workDir),
    reserveBytes: config.MEDIA_RESERVE_GB * 1e9,
    onChanged: ({ tenantId, classTag }) => tell(tenantId, 'upload', classTag),
  })
  worker.start()
  heartbeat.start()
  log.info('encoding')
  // The worker's own timers don't keep the process alive.
  const alive = setInterval(() => {}, 60_000)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void end(0))

  async function end(code: number, message?: string) {
    if (message) process.stderr.write(`${message}\n`)
    clearInterval(alive)
    await worker.stop()
    await heartbeat.stop()
    await database.close()
    process.exit(code)
  }
}

readCommandLine({ usage })
main().catch((error: unknown) => {
  process.stderr.write(`${describeError(error)}\n`)
  process.exit(1)
})
