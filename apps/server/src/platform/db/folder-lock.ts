import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DatabaseError } from './database.ts'

/**
 * Two engines on one folder would ruin it. Takes the folder by a lock of the kernel's on `upbeat.lock`, by way of SQLite: it holds for other
 * processes, for other containers on the same volume whose process ids say nothing here, and it ends with the process that took it, however
 * that ends. `upbeat.pid` only says who it is. Returns what gives the folder back.
 * @throws DatabaseError when somebody else holds it or the folder can't be written.
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
