import { constants, type Stats } from 'node:fs'
import { copyFile, mkdir, readdir, rename, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

/** Incomplete uploads, which browsers send again. */
const leftOut = '.uploads'

export type Copied = { files: number; bytes: number; unchanged: number }

/**
 * Copies the files that `to` lacks or has with another size or date. Nothing is deleted there: an older archive of the
 * database may name files that the club has deleted since.
 */
export async function copyNewFiles(from: string, to: string): Promise<Copied> {
  await mkdir(to, { recursive: true })
  const copied: Copied = { files: 0, bytes: 0, unchanged: 0 }
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory() && entry.name !== leftOut) add(await copyNewFiles(source, target))
    if (entry.isFile()) add(await copyIfNew(source, target))
  }
  return copied

  function add({ files, bytes, unchanged }: Copied) {
    copied.files += files
    copied.bytes += bytes
    copied.unchanged += unchanged
  }
}

async function copyIfNew(source: string, target: string): Promise<Copied> {
  const [wanted, there] = await Promise.all([found(source), found(target)])
  // Deleted since the folder was read.
  if (!wanted) return { files: 0, bytes: 0, unchanged: 0 }
  if (there && isSame(wanted, there)) return { files: 0, bytes: 0, unchanged: 1 }
  const part = `${target}.part`
  await copyFile(source, part, constants.COPYFILE_FICLONE)
  await utimes(part, wanted.atime, wanted.mtime)
  await rename(part, target)
  return { files: 1, bytes: wanted.size, unchanged: 0 }
}

/** Some file systems keep a date to the second only. */
function isSame(one: Stats, other: Stats) {
  return one.size === other.size && Math.abs(one.mtimeMs - other.mtimeMs) < 1000
}

function found(path: string): Promise<Stats | null> {
  return stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
}
