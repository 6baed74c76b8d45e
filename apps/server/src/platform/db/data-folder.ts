import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseError } from './database.ts'

const forOthers = 0o077

/**
 * Makes the data folder and keeps it from other accounts: they would read members' addresses there, and write the database. What this
 * process makes from here on is its own account's alone. Answers what is wrong with a folder of somebody else's, or null.
 * @throws DatabaseError when there can be no such folder.
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

/** Only where it stands open: an installation from before this was kept is closed once. */
function close(path: string) {
  chmodSync(path, 0o700)
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inside = join(path, entry.name)
    if (entry.isDirectory()) close(inside)
    else if (entry.isFile()) chmodSync(inside, 0o600)
  }
}
