import { mediaDirOf, readConfig } from './config.ts'
import { describeBackup } from './platform/backup/backup-manifest.ts'
import { restoreBackup } from './platform/backup/restore-backup.ts'
import { runCommand } from './run-command.ts'

/**
 * `npm run restore -- FILE`: into an empty data folder and, for PostgreSQL, an empty database. The server must be
 * stopped.
 */
await runCommand(async ([file, ...rest]) => {
  if (!file || rest.length > 0) return { ok: false, text: 'npm run restore -- FILE.tar.gz' }
  const config = readConfig(process.env)
  const manifest = await restoreBackup(config, file)
  const isForBucket = config.S3_BUCKET !== undefined && manifest.contents.some(({ name }) => name === 'media')
  const toBucket = `Copy ${mediaDirOf(config)} into the bucket ${config.S3_BUCKET}, which a restore does not fill.\n`
  const text = `${describeBackup(manifest)}\nRestored into ${config.DATA_DIR}.\n${isForBucket ? toBucket : ''}Start the server.`
  return { ok: true, text }
})
