import { readConfig } from './config.ts'
import { describeBackup } from './platform/backup/backup-manifest.ts'
import { createBackup } from './platform/backup/create-backup.ts'
import { runCommand } from './run-command.ts'

/** `npm run backup -- FILE`: uses the server's environment; the server may be running. */
await runCommand(async ([file, ...rest]) => {
  if (!file || rest.length > 0) return { ok: false, text: 'npm run backup -- FILE.tar.gz' }
  const manifest = await createBackup(readConfig(process.env), file, new Date())
  return {
    ok: true,
    text: `${describeBackup(manifest)}\nSaved as ${file}. It contains members’ data and keys: keep it as safe as the server.`,
  }
})
