// The folder for a test run's databases, pictures and browser profiles: in memory if there is space, because the embedded database syncs to
// disk on each commit.
import { chmodSync, existsSync, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const inMemory = '/dev/shm'
const gigabyte = 1024 ** 3

/** Creates the folder. The caller removes it. */
export function makeScratchFolder() {
  const folder = mkdtempSync(join(hasRoomInMemory() ? inMemory : tmpdir(), 'upbeat-run-'))
  // PostgreSQL runs under its own account and must be able to reach its folder inside.
  chmodSync(folder, 0o711)
  return folder
}

function hasRoomInMemory() {
  if (process.platform !== 'linux' || !existsSync(inMemory)) return false
  const { bavail, bsize } = statfsSync(inMemory)
  return bavail * bsize > 3 * gigabyte && process.availableMemory() > 6 * gigabyte
}
