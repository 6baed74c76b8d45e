import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseError } from './database.ts'

/**
 * Two engines on one folder would ruin it. Takes the folder by writing this process's id; a lock left by a killed process
 * is taken over. Returns what gives it back.
 * @throws DatabaseError when another living process holds it or the folder can't be written.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'upbeat.pid')
  const holder = readHolder(file)
  if (holder !== null && holder !== process.pid && isAlive(holder)) {
    throw new DatabaseError(`The data folder ${folder} is in use by process ${holder}. Stop it or set DATA_DIR.`)
  }
  try {
    writeFileSync(file, String(process.pid))
  } catch (error) {
    throw new DatabaseError(`The data folder ${folder} can't be written: ${(error as Error).message}`)
  }
  return () => rmSync(file, { force: true })
}

function readHolder(file: string) {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || null
  } catch {
    return null
  }
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
