import { join, resolve } from 'node:path'
import { type Config, liveDirOf, mediaDirOf } from '../../config.ts'

export type BackupSettings = Pick<
  Config,
  'DATA_DIR' | 'DATABASE_URL' | 'MEDIA_DIR' | 'LIVE_DIR' | 'S3_ENDPOINT' | 'S3_BUCKET' | 'BACKUP_PASSPHRASE'
>

/** Folders that settings may place outside the data folder, under their fixed names in an archive. */
export function placedFolders(settings: BackupSettings): { name: string; path: string; isOutside: boolean }[] {
  const folder = resolve(settings.DATA_DIR)
  const placed = { media: mediaDirOf(settings), live: liveDirOf(settings) }
  return Object.entries(placed).map(([name, path]) => ({ name, path, isOutside: path !== join(folder, name) }))
}

/** What an archive can't contain, one line each. */
export function notInBackup({ S3_ENDPOINT, S3_BUCKET }: BackupSettings): string[] {
  return S3_BUCKET
    ? [`uploaded classes in the bucket ${S3_BUCKET} at ${S3_ENDPOINT}: back it up with the tools of its provider`]
    : []
}
