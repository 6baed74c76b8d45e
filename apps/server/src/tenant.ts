import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { answerHelp } from '../../../scripts/command-line.mjs'
import { readConfig } from './config.ts'
import { createAudit } from './modules/audit/audit.ts'
import { createWordingRepository } from './modules/i18n/wording-repository.ts'
import { createTenantAdmin } from './modules/tenant/admin.ts'
import { type CommandResult, runTenantCommand, usage } from './modules/tenant/command-line.ts'
import { createTenantRepository } from './modules/tenant/repository.ts'
import { askControl } from './platform/control/control-socket.ts'
import { openDatabase } from './platform/db/open-database.ts'
import { serverNames } from './platform/tenancy/hosts.ts'
import { runCommand } from './run-command.ts'

const Result = z.object({ ok: z.boolean(), text: z.string() })

/**
 * `npm run tenant`: works on PostgreSQL itself, and on the embedded database through the running server, if there is
 * one.
 */
async function main(words: string[]): Promise<CommandResult> {
  const config = readConfig(process.env)
  if (!config.DATABASE_URL) {
    const files = await readFiles(words)
    const answer = Result.safeParse(await askControl(config.DATA_DIR, { words, files }))
    if (answer.success) return answer.data
  }
  const database = await openDatabase(config)
  try {
    const tenants = createTenantRepository(database, createAudit({ makeId: randomUUID }))
    const wording = createWordingRepository(database)
    const admin = createTenantAdmin({
      tenants,
      wording,
      makeId: randomUUID,
      now: () => new Date(),
      names: serverNames(config),
    })
    return await runTenantCommand(words, admin, (path) => readFile(path, 'utf8'))
  } finally {
    await database.close()
  }
}

/** Reads the files named in the arguments, since the server may run in another folder. */
async function readFiles(words: string[]): Promise<Record<string, string>> {
  const paths = words.flatMap((word, at) => {
    if (/^--(config|logo)=/.test(word)) return [word.slice(word.indexOf('=') + 1)]
    return ['--config', '--logo', 'import'].includes(words[at - 1] ?? '') ? [word] : []
  })
  const read = paths.map(async (path) => [path, await readFile(path, 'utf8').catch(() => null)] as const)
  return Object.fromEntries(
    (await Promise.all(read)).flatMap(([path, content]) => (content === null ? [] : [[path, content]])),
  )
}

const words = process.argv.slice(2)
answerHelp(usage, words)
await runCommand(() => main(words))
