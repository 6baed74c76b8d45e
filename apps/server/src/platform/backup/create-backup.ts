import { createWriteStream, existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { PassThrough } from 'node:stream'
import { askControl } from '../control/control-socket.ts'
import { DatabaseError } from '../db/database.ts'
import { lockFolder } from '../db/folder-lock.ts'
import { archiveFile, ownBackups } from './archive-file.ts'
import { type BackupManifest, embeddedName, manifestName, readContents } from './backup-manifest.ts'
import { copyNewFiles } from './copy-new-files.ts'
import { dumpPostgresql } from './dump-postgresql.ts'
import { encrypt } from './encryption.ts'
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
  new RegExp(`^${ownBackups}$`),
]

export type BackupOptions = {
  /** Leaves out every folder: media, broadcasts, uploads that haven't arrived whole. */
  isDatabaseOnly?: boolean
  /** Copies media and broadcasts there instead, only what is new since the last time. */
  mediaFolder?: string | undefined
  isForced?: boolean
}

export type Backup = { file: string; manifest: BackupManifest }

/**
 * Copies the database, the data folder's files and the folders that settings place elsewhere into one archive, while
 * the server runs. The database is copied first: a row's files are stored before the row, so the files copied
 * afterwards include all that its rows name. The database is compressed, video isn't: it wouldn't get smaller.
 * @throws DatabaseError with a one-line message; no file is left behind
 */
export async function createBackup(
  settings: BackupSettings,
  target: string,
  now: Date,
  { isDatabaseOnly = false, mediaFolder, isForced = false }: BackupOptions = {},
): Promise<Backup> {
  const { BACKUP_PASSPHRASE: passphrase } = settings
  const folder = resolve(settings.DATA_DIR)
  const file = await archiveFile(settings, { target, isEncrypted: passphrase !== undefined, isForced, now })
  await mkdir(folder, { recursive: true })
  const staging = await mkdtemp(join(folder, '.backup-'))
  const part = `${file}.part`
  try {
    const engine = settings.DATABASE_URL ? 'postgresql' : 'embedded'
    if (settings.DATABASE_URL) await dumpPostgresql(settings.DATABASE_URL, join(staging, 'database.dump'))
    else await stageEmbedded(folder, staging)
    const contents = await readContents(staging)
    const placed = isDatabaseOnly || mediaFolder !== undefined ? [] : await linkPlaced(settings, staging)
    const own = await ownFiles(settings, isDatabaseOnly)
    const copied = mediaFolder === undefined ? [] : await copyPlaced(settings, resolve(mediaFolder))
    const notIncluded = [...notInBackup(settings), ...copied]
    if (isDatabaseOnly && mediaFolder === undefined) {
      notIncluded.push('media, broadcasts and unfinished uploads (--database-only): back them up by themselves')
    }
    const manifest: BackupManifest = {
      format: 2,
      engine,
      createdAt: now.toISOString(),
      contents: [...contents, ...(await readContents(staging, placed)), ...(await readContents(folder, own))],
      notIncluded,
    }
    await writeFile(join(staging, manifestName), JSON.stringify(manifest, null, 2))
    await mkdir(dirname(part), { recursive: true })
    // The slash and dot make tar follow the link.
    const staged = [manifestName, ...contents.map(({ name }) => name), ...placed.map((name) => `${name}/.`)]
    const words = ['-C', staging, ...staged, ...(own.length > 0 ? ['-C', folder, ...own] : [])]
    await writeArchive(part, words, passphrase)
    await rename(part, file)
    await writeFile(join(folder, 'last-backup.json'), JSON.stringify({ file, createdAt: manifest.createdAt }))
    return { file, manifest }
  } finally {
    await rm(staging, { recursive: true, force: true })
    await rm(part, { force: true })
  }
}

async function writeArchive(part: string, words: readonly string[], passphrase: string | undefined) {
  // tar exits with 1 if a file changed while it was read, as a running broadcast's does. That is fine.
  const fine = [0, 1]
  if (passphrase === undefined) return void (await run('tar', ['-cf', part, ...words], { fine }))
  const output = new PassThrough()
  const encrypted = encrypt(output, createWriteStream(part, { mode: 0o600 }), passphrase)
  await Promise.all([encrypted, run('tar', ['-cf', '-', ...words], { fine, output }).finally(() => output.end())])
}

/** The names in the data folder that belong into the archive; of a database alone its files, which hold keys. */
async function ownFiles(settings: BackupSettings, isDatabaseOnly: boolean): Promise<string[]> {
  const placed = placedFolders(settings).map(({ name }) => name)
  const entries = await readdir(resolve(settings.DATA_DIR), { withFileTypes: true })
  return entries
    .filter((entry) => !isDatabaseOnly || entry.isFile())
    .map(({ name }) => name)
    .filter((name) => !placed.includes(name) && !leftOut.some((pattern) => pattern.test(name)))
}

/** Adds links to the existing outside folders to the staging folder, under their names in the archive. */
async function linkPlaced(settings: BackupSettings, staging: string): Promise<string[]> {
  const found = placedFolders(settings).filter(({ path }) => existsSync(path))
  for (const { name, path } of found) await symlink(await realpath(path), join(staging, name))
  return found.map(({ name }) => name)
}

/** @returns a line for each folder, for the manifest */
async function copyPlaced(settings: BackupSettings, target: string): Promise<string[]> {
  const lines: string[] = []
  for (const { name, path } of placedFolders(settings).filter(({ path }) => existsSync(path))) {
    const { files, bytes, unchanged } = await copyNewFiles(path, join(target, name))
    const megabytes = (bytes / 1024 / 1024).toFixed(1)
    lines.push(`${name}, in ${join(target, name)}: ${files} files copied (${megabytes} MB), ${unchanged} unchanged`)
  }
  return lines
}

async function stageEmbedded(folder: string, staging: string) {
  const copy = join(staging, 'database')
  await copyEmbedded(folder, copy)
  await run('tar', ['-czf', join(staging, embeddedName), '-C', staging, 'database'])
  await rm(copy, { recursive: true })
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
    await cp(join(folder, 'database'), target, { recursive: true })
  } finally {
    unlock()
  }
}
