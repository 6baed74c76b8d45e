import { dirname } from 'node:path'
import { readCommandLine, readCount } from '../../../scripts/command-line.mjs'
import { readConfig } from './config.ts'
import { keepNewest } from './platform/backup/archive-file.ts'
import { describeBackup } from './platform/backup/backup-manifest.ts'
import { createBackup } from './platform/backup/create-backup.ts'
import { runCommand } from './run-command.ts'

const usage = `npm run backup -- FOLDER|FILE [--database-only] [--media FOLDER] [--keep N] [--force]

Copies database and files while the server runs, with the server's environment.

  FOLDER           the archive is named by date, e.g. upbeat-2026-11-22T03-00-00Z.tar; created if missing
  FILE             the archive gets this name; a new file needs an extension, e.g. .tar
  --database-only  leaves out media, broadcasts and unfinished uploads
  --media FOLDER   copies media and broadcasts there instead of into the archive, only what is new
  --keep N         deletes older archives in FOLDER, all but the newest N
  --force          overwrites an existing FILE

BACKUP_PASSPHRASE encrypts the archive; age (age-encryption.org) or npm run restore opens it.`

const options = {
  'database-only': { type: 'boolean', default: false },
  media: { type: 'string' },
  keep: { type: 'string' },
  force: { type: 'boolean', default: false },
} as const

const { values, positionals } = readCommandLine({ usage, options, least: 1 })
const keep = readCount(usage, 'keep', values.keep)

await runCommand(async () => {
  const config = readConfig(process.env)
  const { file, manifest } = await createBackup(config, positionals[0] ?? '', new Date(), {
    isDatabaseOnly: values['database-only'],
    mediaFolder: values.media,
    isForced: values.force,
  })
  const removed = keep === undefined ? [] : await keepNewest(dirname(file), keep)
  const lines = [describeBackup(manifest), `Saved as ${file}.`]
  if (removed.length > 0) lines.push(`Deleted: ${removed.join(', ')}`)
  if (config.BACKUP_PASSPHRASE === undefined) {
    lines.push('It contains members’ data and keys: keep it as safe as the server, or set BACKUP_PASSPHRASE.')
  }
  return { ok: true, text: lines.join('\n') }
})
