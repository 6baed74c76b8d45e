import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { openDataFolder } from '../db/data-folder.ts'
import { DatabaseError } from '../db/database.ts'
import { BackupManifest, embeddedName, manifestName } from './backup-manifest.ts'
import { copyNewFiles } from './copy-new-files.ts'
import { dumpEmbedded } from './dump-embedded.ts'
import { hidePassword } from './hide-password.ts'
import { openArchive, type Unpack } from './open-archive.ts'
import { type BackupSettings, placedFolders } from './placed-folders.ts'
import { restoreDump, restoreText } from './restore-postgresql.ts'
import { run } from './run.ts'

const dumpName = 'database.dump'
const databaseNames = [dumpName, embeddedName, 'database']

/**
 * Unpacks an archive of `createBackup` into an empty data folder and, for PostgreSQL, an empty database, which may also
 * take the archive of an embedded one. Media and broadcasts go to the folders of this server's settings, from the
 * archive or from the folder that `createBackup` copied them to.
 * @throws DatabaseError with a one-line message if there is data already; nothing is written then
 */
export async function restoreBackup(
  settings: BackupSettings,
  file: string,
  mediaFolder?: string,
): Promise<BackupManifest> {
  const { DATABASE_URL } = settings
  const folder = resolve(settings.DATA_DIR)
  const unpack = await openArchive(file, settings.BACKUP_PASSPHRASE)
  const manifest = await readManifest(unpack, file)
  if (manifest.engine === 'postgresql' && !DATABASE_URL) {
    throw new DatabaseError('This backup is of PostgreSQL: set DATABASE_URL to an empty database.')
  }
  const names = manifest.contents.map(({ name }) => name)
  const outside = placedFolders(settings).filter(({ isOutside }) => isOutside)
  await assertEmptyFolder(folder, 'The data folder', 'DATA_DIR')
  for (const { name, path } of outside) {
    if (!names.includes(name) && mediaFolder === undefined) continue
    await assertEmptyFolder(path, `The ${name} folder`, name === 'media' ? 'MEDIA_DIR' : 'LIVE_DIR')
  }
  if (DATABASE_URL) await assertEmptyDatabase(DATABASE_URL)
  openDataFolder(folder)
  await restoreDatabase({ url: DATABASE_URL, engine: manifest.engine, names, folder, unpack })
  const isElsewhere = (name: string) => outside.some((placed) => placed.name === name)
  const inside = names.filter((name) => !databaseNames.includes(name) && !isElsewhere(name))
  if (inside.length > 0) await unpack(['-C', folder, ...inside])
  for (const { name, path } of outside.filter(({ name }) => names.includes(name))) {
    await mkdir(path, { recursive: true })
    await unpack(['-C', path, '--strip-components=1', name])
  }
  if (mediaFolder !== undefined) await copyBack(settings, resolve(mediaFolder))
  return manifest
}

async function readManifest(unpack: Unpack, file: string): Promise<BackupManifest> {
  const text = await unpack(['-O', manifestName])
  try {
    return BackupManifest.parse(JSON.parse(text))
  } catch {
    throw new DatabaseError(`${file} isn’t a backup, or one of a newer version of Upbeat.`)
  }
}

type Restored = { url: string | undefined; engine: BackupManifest['engine']; names: string[]; folder: string } & {
  unpack: Unpack
}

/**
 * PostgreSQL restores in one transaction. The database comes before any file, so that a failed restore can simply be
 * repeated.
 */
async function restoreDatabase({ url, engine, names, folder, unpack }: Restored) {
  const staging = await mkdtemp(join(folder, '.restore-'))
  try {
    if (engine === 'postgresql' && url) {
      await unpack(['-C', staging, dumpName])
      return await restoreDump(url, join(staging, dumpName))
    }
    const target = url ? staging : folder
    if (names.includes(embeddedName)) {
      await unpack(['-C', staging, embeddedName])
      await run('tar', ['-xzf', join(staging, embeddedName), '-C', target])
    } else await unpack(['-C', target, 'database'])
    if (url) await restoreText(url, await dumpEmbedded(join(staging, 'database')))
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

async function copyBack(settings: BackupSettings, from: string) {
  for (const { name, path } of placedFolders(settings)) {
    if (existsSync(join(from, name))) await copyNewFiles(join(from, name), path)
  }
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
