import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DatabaseError } from './database.ts'

/**
 * Locks the data folder, since two engines on it would corrupt it. SQLite takes a kernel lock on `upbeat.lock`, which
 * also works between containers on one volume, where process ids mean nothing, and which ends with its process however
 * that ends. `upbeat.pid` only names the holder.
 * @returns a function that releases the lock
 * @throws DatabaseError if another process has the lock or the folder can't be written
 */
export function lockFolder(folder: string): () => void {
  const holder = join(folder, 'upbeat.pid')
  const release = takeLock(folder, holder)
  try {
    writeFileSync(holder, `${process.pid} on ${hostname()}`)
  } catch (error) {
    release()
    throw unwritable(folder, error)
  }
  return () => {
    rmSync(holder, { force: true })
    release()
  }
}

function takeLock(folder: string, holder: string) {
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(join(folder, 'upbeat.lock'))
    lock.exec('pragma journal_mode = memory; begin exclusive')
    const { close } = lock
    return close.bind(lock)
  } catch (error) {
    lock?.close()
    if (!/locked/.test((error as Error).message)) throw unwritable(folder, error)
    throw new DatabaseError(
      `The data folder ${folder} is in use by process ${nameOf(holder)}. Stop it or set DATA_DIR.`,
    )
  }
}

function unwritable(folder: string, error: unknown) {
  return new DatabaseError(`The data folder ${folder} can't be written: ${(error as Error).message}`)
}

function nameOf(holder: string) {
  try {
    return readFileSync(holder, 'utf8')
  } catch {
    return 'unknown'
  }
}
