import { readCommandLine } from '../../../scripts/command-line.mjs'
import { mediaDirOf, readConfig } from './config.ts'
import { describeBackup } from './platform/backup/backup-manifest.ts'
import { restoreBackup } from './platform/backup/restore-backup.ts'
import { runCommand } from './run-command.ts'

const usage = `npm run restore -- FILE [--media FOLDER]

Restores an archive of npm run backup into an empty data folder and, with DATABASE_URL, an empty PostgreSQL database,
also one made on the embedded database. The server must be stopped.

  --media FOLDER   where npm run backup -- --media copied media and broadcasts to

An encrypted archive needs BACKUP_PASSPHRASE.`

const { values, positionals } = readCommandLine({ usage, options: { media: { type: 'string' } }, least: 1 })

await runCommand(async () => {
  const config = readConfig(process.env)
  const manifest = await restoreBackup(config, positionals[0] ?? '', values.media)
  const isForBucket = config.S3_BUCKET !== undefined && manifest.contents.some(({ name }) => name === 'media')
  const toBucket = `Copy ${mediaDirOf(config)} into the bucket ${config.S3_BUCKET}, which a restore does not fill.\n`
  const text = `${describeBackup(manifest)}\nRestored into ${config.DATA_DIR}.\n${isForBucket ? toBucket : ''}Start the server.`
  return { ok: true, text }
})
