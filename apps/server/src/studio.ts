import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { answerHelp } from '../../../scripts/command-line.mjs'
import { readConfig } from './config.ts'
import { createAudit } from './modules/audit/audit.ts'
import { createJobs } from './modules/jobs/jobs.ts'
import { createStudioCommands, type StudioCommandResult, usage } from './modules/setup/command-line.ts'
import { createSetupLink } from './modules/setup/setup-link.ts'
import { createSetupRepository } from './modules/setup/setup-repository.ts'
import { createStaffChanges } from './modules/staff/staff-changes-repository.ts'
import { createStaffRepository } from './modules/staff/staff-repository.ts'
import { askControl } from './platform/control/control-socket.ts'
import { openDatabase } from './platform/db/open-database.ts'
import { createLog } from './platform/logging/log.ts'
import { randomToken } from './platform/session/token.ts'
import { runCommand } from './run-command.ts'

const Result = z.object({ ok: z.boolean(), text: z.string() })

/**
 * `npm run studio`: works on PostgreSQL itself, and on the embedded database through the running server, if there is
 * one.
 */
async function main(words: string[]): Promise<StudioCommandResult> {
  const config = readConfig(process.env)
  if (!config.DATABASE_URL) {
    const answer = Result.safeParse(await askControl(config.DATA_DIR, { program: 'studio', words, files: {} }))
    if (answer.success) return answer.data
  }
  const database = await openDatabase(config)
  const jobs = createJobs({ database, log: createLog('silent') })
  try {
    const now = () => new Date()
    const setup = createSetupRepository(database.db, createStaffRepository)
    const link = createSetupLink({ setup, now, makeToken: randomToken, config })
    const change = createStaffChanges({ database, jobs, audit: createAudit({ makeId: randomUUID }) })
    return await createStudioCommands({ link, change, now })(words)
  } finally {
    await jobs.close()
    await database.close()
  }
}

const words = process.argv.slice(2)
answerHelp(usage, words)
await runCommand(() => main(words))
