import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { answerHelp } from '../../../scripts/command-line.mjs'
import { openStorage } from './adapters/storage/open-storage.ts'
import { readConfig } from './config.ts'
import { createAudit } from './modules/audit/audit.ts'
import { createClubFiles, isClubFile } from './modules/club-file/club-files.ts'
import { createWordingRepository } from './modules/i18n/wording-repository.ts'
import { createStaffRepository } from './modules/staff/staff-repository.ts'
import { createTenantAdmin } from './modules/tenant/admin.ts'
import { usage } from './modules/tenant/commands/arguments.ts'
import { commandsIn } from './modules/tenant/commands/bulk-commands.ts'
import { type CommandResult, runTenantCommand } from './modules/tenant/commands/command-line.ts'
import { createTenantRepository } from './modules/tenant/repository.ts'
import { askControl } from './platform/control/control-socket.ts'
import { openDatabase } from './platform/db/open-database.ts'
import { sharedSecret } from './platform/secrets/secrets.ts'
import { randomToken } from './platform/session/token.ts'
import { serverNames } from './platform/tenancy/hosts.ts'
import { runCommand } from './run-command.ts'

const Result = z.object({ ok: z.boolean(), text: z.string() })

/**
 * `npm run tenant`: works on PostgreSQL itself, and on the embedded database through the running server, if there is
 * one.
 */
async function main(words: string[]): Promise<CommandResult> {
  const config = readConfig(process.env)
  const place = { folder: process.cwd(), passphrase: process.env.CLUB_FILE_PASSPHRASE }
  if (!config.DATABASE_URL) {
    const files = await readFiles(words)
    const answer = Result.safeParse(await askControl(config.DATA_DIR, { words, files, ...place }))
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
    const { commands } = await createClubFiles({
      config,
      db: database.db,
      admin,
      storage: openStorage(config),
      accountsOn: createStaffRepository,
      secretOf: (name) => sharedSecret(database, name),
      makeToken: randomToken,
      now: () => new Date(),
    })
    return await runTenantCommand(words, admin, (path) => readFile(path, 'utf8'), { commands, ...place })
  } finally {
    await database.close()
  }
}

/** Reads the files named in the arguments, since the server may run in another folder; also those that a bulk file names. */
async function readFiles(words: string[]): Promise<Record<string, string>> {
  if (words[0] === 'bulk') {
    const path = words.slice(1).find((word) => !word.startsWith('--'))
    const text = path === undefined ? null : await readFile(path, 'utf8').catch(() => null)
    if (path === undefined || text === null) return {}
    const named = await Promise.all(commandsIn(text).map((command) => readFiles(command.words ?? [])))
    return Object.assign({ [path]: text }, ...named)
  }
  const paths = words.flatMap((word, at) => {
    if (/^--(config|logo)=/.test(word)) return [word.slice(word.indexOf('=') + 1)]
    return ['--config', '--logo', 'import'].includes(words[at - 1] ?? '') ? [word] : []
  })
  const read = paths.map(async (path) => {
    // A club's file is read by the server: it may be large.
    const isText = !(await isClubFile(path))
    return [path, isText ? await readFile(path, 'utf8').catch(() => null) : null] as const
  })
  return Object.fromEntries(
    (await Promise.all(read)).flatMap(([path, content]) => (content === null ? [] : [[path, content]])),
  )
}

const words = process.argv.slice(2)
answerHelp(usage, words)
await runCommand(() => main(words))
