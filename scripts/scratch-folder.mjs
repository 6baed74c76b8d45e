// Where a whole test run keeps its databases, pictures and browser profiles: in memory where that has room, since the embedded database
// waits for the disk at each commit.
import { chmodSync, existsSync, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const inMemory = '/dev/shm'
const gigabyte = 1024 ** 3

/** Makes the folder. Whoever asks removes it. */
export function makeScratchFolder() {
  const folder = mkdtempSync(join(hasRoomInMemory() ? inMemory : tmpdir(), 'upbeat-run-'))
  // PostgreSQL runs under an account of its own and must reach its folder in here.
  chmodSync(folder, 0o711)
  return folder
}

function hasRoomInMemory() {
  if (process.platform !== 'linux' || !existsSync(inMemory)) return false
  const { bavail, bsize } = statfsSync(inMemory)
  return bavail * bsize > 3 * gigabyte && process.availableMemory() > 6 * gigabyte
}
