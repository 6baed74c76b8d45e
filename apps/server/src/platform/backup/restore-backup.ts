import { existsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { openDataFolder } from '../db/data-folder.ts'
import { DatabaseError } from '../db/database.ts'
import { BackupManifest, manifestName } from './backup-manifest.ts'
import { hidePassword } from './hide-password.ts'
import { type BackupSettings, placedFolders } from './placed-folders.ts'
import { restorePostgresql } from './restore-postgresql.ts'
import { run } from './run.ts'

const dumpName = 'database.dump'

/**
 * Unpacks an archive of `createBackup` into an empty data folder and, for PostgreSQL, an empty database. Media and
 * broadcasts go to the folders of this server's settings.
 * @throws DatabaseError with a one-line message if there is data already or the engines differ; nothing is written then
 */
export async function restoreBackup(settings: BackupSettings, file: string): Promise<BackupManifest> {
  const { DATABASE_URL } = settings
  const folder = resolve(settings.DATA_DIR)
  const manifest = BackupManifest.parse(JSON.parse(await run('tar', ['-xzOf', file, manifestName])))
  if (manifest.engine === 'postgresql' && !DATABASE_URL) {
    throw new DatabaseError('This backup is of PostgreSQL: set DATABASE_URL to an empty database.')
  }
  if (manifest.engine === 'embedded' && DATABASE_URL) {
    throw new DatabaseError('This backup is of the embedded database: unset DATABASE_URL.')
  }
  const names = manifest.contents.map(({ name }) => name)
  const outside = placedFolders(settings).filter(({ name, isOutside }) => isOutside && names.includes(name))
  await assertEmptyFolder(folder, 'The data folder', 'DATA_DIR')
  for (const { name, path } of outside) {
    await assertEmptyFolder(path, `The ${name} folder`, name === 'media' ? 'MEDIA_DIR' : 'LIVE_DIR')
  }
  if (DATABASE_URL) await assertEmptyDatabase(DATABASE_URL)
  openDataFolder(folder)
  if (DATABASE_URL) await restoreDump(DATABASE_URL, file, folder)
  const inside = names.filter((name) => name !== dumpName && !outside.some((placed) => placed.name === name))
  if (inside.length > 0) await run('tar', ['-xzf', file, '-C', folder, ...inside])
  for (const { name, path } of outside) {
    await mkdir(path, { recursive: true })
    await run('tar', ['-xzf', file, '-C', path, '--strip-components=1', name])
  }
  return manifest
}

async function assertEmptyFolder(path: string, title: string, setting: string) {
  if (!existsSync(path) || (await readdir(path)).length === 0) return
  throw new DatabaseError(`${title} ${path} is not empty. Move it away, or set ${setting}.`)
}

async function assertEmptyDatabase(url: string) {
  const count = `select count(*) from information_schema.tables where table_schema not in ('pg_catalog', 'information_schema')`
  const { address, environment } = hidePassword(url)
  const tables = (await run('psql', ['-XAt', '-c', count, address], { environment })).trim()
  if (tables !== '0')
    throw new DatabaseError('The database at DATABASE_URL is not empty. Make an empty one for the backup.')
}

/** Runs in one transaction and before any file is unpacked, so that a failed restore can simply be repeated. */
async function restoreDump(url: string, file: string, folder: string) {
  await run('tar', ['-xzf', file, '-C', folder, dumpName])
  const dump = join(folder, dumpName)
  try {
    await restorePostgresql(url, dump)
  } finally {
    await rm(dump)
  }
}
