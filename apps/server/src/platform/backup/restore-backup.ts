import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openDataFolder } from '../db/data-folder.ts'
import { DatabaseError } from '../db/database.ts'
import { BackupManifest, manifestName } from './backup-manifest.ts'
import { run } from './run.ts'

type Settings = { DATA_DIR: string; DATABASE_URL?: string | undefined }

/**
 * Unpacks an archive of `createBackup` into an empty data folder and, where it holds one of PostgreSQL, an empty database.
 * @throws DatabaseError in one line, before anything is written, where there is data already or the engines differ
 */
export async function restoreBackup(
  { DATA_DIR: folder, DATABASE_URL }: Settings,
  file: string,
): Promise<BackupManifest> {
  const manifest = BackupManifest.parse(JSON.parse(await run('tar', ['-xzOf', file, manifestName])))
  if (manifest.engine === 'postgresql' && !DATABASE_URL) {
    throw new DatabaseError('This backup is of PostgreSQL: set DATABASE_URL to an empty database.')
  }
  if (manifest.engine === 'embedded' && DATABASE_URL) {
    throw new DatabaseError('This backup is of the embedded database: unset DATABASE_URL.')
  }
  const found = existsSync(folder) ? await readdir(folder) : []
  if (found.length > 0)
    throw new DatabaseError(`The data folder ${folder} is not empty. Move it away, or set DATA_DIR.`)
  if (DATABASE_URL) await assertEmpty(DATABASE_URL)
  openDataFolder(folder)
  await mkdir(folder, { recursive: true })
  await run('tar', ['-xzf', file, '-C', folder])
  if (DATABASE_URL) {
    const dump = join(folder, 'database.dump')
    await run('pg_restore', ['--no-owner', '--exit-on-error', '--single-transaction', '-d', DATABASE_URL, dump])
    await rm(dump)
  }
  const unpacked = BackupManifest.parse(JSON.parse(await readFile(join(folder, manifestName), 'utf8')))
  await rm(join(folder, manifestName))
  return unpacked
}

async function assertEmpty(url: string) {
  const count = `select count(*) from information_schema.tables where table_schema not in ('pg_catalog', 'information_schema')`
  const tables = (await run('psql', ['-XAt', '-c', count, url])).trim()
  if (tables !== '0')
    throw new DatabaseError('The database at DATABASE_URL is not empty. Make an empty one for the backup.')
}
