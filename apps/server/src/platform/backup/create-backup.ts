import { cpSync, existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { askControl } from '../control/control-socket.ts'
import { DatabaseError } from '../db/database.ts'
import { lockFolder } from '../db/folder-lock.ts'
import { type BackupManifest, manifestName, readContents } from './backup-manifest.ts'
import { dumpPostgresql } from './dump-postgresql.ts'
import { type BackupSettings, notInBackup, placedFolders } from './placed-folders.ts'
import { run } from './run.ts'

/** Files that can be made again, or that belong to the running server. */
const leftOut = [
  /^database$/,
  /^pictures$/,
  /^work$/,
  /^\.backup-/,
  /^\.club-/,
  /^last-backup\.json$/,
  /^control\.sock$/,
  /^upbeat\./,
]

/**
 * Copies the database, the data folder's files and the folders that settings place elsewhere into one archive, while
 * the server runs. The database is copied first: a row's files are stored before the row, so the files copied
 * afterwards include all that its rows name.
 * @throws DatabaseError with a one-line message; no file is left behind
 */
export async function createBackup(settings: BackupSettings, file: string, now: Date): Promise<BackupManifest> {
  const folder = resolve(settings.DATA_DIR)
  await mkdir(folder, { recursive: true })
  const staging = await mkdtemp(join(folder, '.backup-'))
  const part = `${resolve(file)}.part`
  try {
    const engine = settings.DATABASE_URL ? 'postgresql' : 'embedded'
    if (settings.DATABASE_URL) await dumpPostgresql(settings.DATABASE_URL, join(staging, 'database.dump'))
    else await copyEmbedded(folder, join(staging, 'database'))
    const placed = await linkPlaced(settings, staging)
    const isOwn = (name: string) => !placed.includes(name) && !leftOut.some((pattern) => pattern.test(name))
    const own = (await readdir(folder)).filter(isOwn)
    const contents = [...(await readContents(staging)), ...(await readContents(folder, own))]
    const createdAt = now.toISOString()
    const manifest: BackupManifest = { format: 1, engine, createdAt, contents, notIncluded: notInBackup(settings) }
    await writeFile(join(staging, manifestName), JSON.stringify(manifest, null, 2))
    await mkdir(dirname(part), { recursive: true })
    const database = contents.filter(({ name }) => name.startsWith('database')).map(({ name }) => name)
    // The slash and dot make tar follow the link.
    const staged = [manifestName, ...database, ...placed.map((name) => `${name}/.`)]
    const files = own.length > 0 ? ['-C', folder, ...own] : []
    // tar exits with 1 if a file changed while it was read, as a running broadcast's does. That is fine.
    await run('tar', ['-czf', part, '-C', staging, ...staged, ...files], { fine: [0, 1] })
    await rename(part, file)
    await writeFile(join(folder, 'last-backup.json'), JSON.stringify({ file: resolve(file), createdAt }))
    return manifest
  } finally {
    await rm(staging, { recursive: true, force: true })
    await rm(part, { force: true })
  }
}

/** Adds links to the existing outside folders to the staging folder, under their names in the archive. */
async function linkPlaced(settings: BackupSettings, staging: string): Promise<string[]> {
  const found = placedFolders(settings).filter(({ path }) => existsSync(path))
  for (const { name, path } of found) await symlink(await realpath(path), join(staging, name))
  return found.map(({ name }) => name)
}

/**
 * Has the running server, which owns the embedded database, make the copy. Without a server the files are copied as
 * they are: opening them would migrate them, and a backup made before an upgrade must fit the older version.
 */
async function copyEmbedded(folder: string, target: string) {
  const answer = (await askControl(folder, { snapshot: target })) as { ok: boolean; text: string } | null
  if (answer?.ok) return
  if (answer) throw new DatabaseError(`The server could not copy its database: ${answer.text}`)
  if (!existsSync(join(folder, 'database'))) {
    throw new DatabaseError(`There is no database in ${folder}. Set DATA_DIR or DATABASE_URL as for the server.`)
  }
  const unlock = lockFolder(folder)
  try {
    cpSync(join(folder, 'database'), target, { recursive: true })
  } finally {
    unlock()
  }
}
