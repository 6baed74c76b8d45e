import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseError } from './database.ts'

const forOthers = 0o077

/**
 * Creates the data folder and closes it to other accounts, which could otherwise read members' addresses and write the
 * database. Also sets the process's umask, so that every file it creates later is private.
 * @returns a warning if the folder belongs to another account, otherwise null
 * @throws DatabaseError if the folder can't be created
 */
export function openDataFolder(folder: string): string | null {
  if (process.platform !== 'win32') process.umask(forOthers)
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new DatabaseError(`The data folder ${folder} can't be made: ${(error as Error).message}`)
  }
  return process.platform === 'win32' ? null : keepFromOthers(folder)
}

function keepFromOthers(folder: string): string | null {
  const { mode, uid } = statSync(folder)
  const own = process.getuid?.()
  if (own !== undefined && uid !== own && own !== 0) return ownersFault(folder, uid)
  if (mode & forOthers) close(folder)
  return uid === own ? null : ownersFault(folder, uid)
}

function ownersFault(folder: string, uid: number) {
  return `The data folder ${folder} belongs to another account (${uid}), who can read and change everything in it.`
}

/** Called only for an open folder: closes an installation that was made before folders were private. */
function close(path: string) {
  chmodSync(path, 0o700)
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inside = join(path, entry.name)
    if (entry.isDirectory()) close(inside)
    else if (entry.isFile()) chmodSync(inside, 0o600)
  }
}
