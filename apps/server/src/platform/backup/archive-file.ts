import { existsSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { extname, join, resolve, sep } from 'node:path'
import { DatabaseError } from '../db/database.ts'
import { type BackupSettings, placedFolders } from './placed-folders.ts'

/** The folder inside the data folder that no archive contains. */
export const ownBackups = 'backups'

const dated = /^upbeat-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar(\.age)?$/

type Wanted = { target: string; isEncrypted: boolean; isForced: boolean; now: Date }

/**
 * The file to write: `target`, or a file named by date if `target` is a folder. What doesn't exist yet is a folder unless it has an
 * extension.
 * @throws DatabaseError if it exists already, or would lie in a folder that the archive contains
 */
export async function archiveFile(settings: BackupSettings, wanted: Wanted): Promise<string> {
  const { target, isEncrypted, isForced, now } = wanted
  const existing = await stat(target).catch(() => null)
  const isFolder = target.endsWith('/') || (existing ? existing.isDirectory() : extname(target) === '')
  const moment = now
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-')
  const file = resolve(isFolder ? join(target, `upbeat-${moment}.tar${isEncrypted ? '.age' : ''}`) : target)
  assertOutside(settings, file)
  if (existsSync(file) && !isForced) throw new DatabaseError(`${file} exists already. Add --force to overwrite it.`)
  return file
}

/** Otherwise each archive would contain the ones before it. */
function assertOutside(settings: BackupSettings, file: string) {
  const folder = resolve(settings.DATA_DIR)
  const archived = [folder, ...placedFolders(settings).map(({ path }) => path)]
  const around = archived.filter((path) => file.startsWith(path + sep)).at(-1)
  const own = join(folder, ownBackups)
  if (!around || file.startsWith(own + sep)) return
  throw new DatabaseError(`The archive would lie in ${around}, which it contains. Choose another folder, e.g. ${own}.`)
}

/** Deletes the oldest archives that were named by date, all but the newest `keep`. */
export async function keepNewest(folder: string, keep: number): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => dated.test(name)).toSorted()
  const old = names.slice(0, Math.max(0, names.length - keep))
  for (const name of old) await rm(join(folder, name))
  return old
}
