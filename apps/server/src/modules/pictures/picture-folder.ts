import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type PictureFolder = ReturnType<typeof createPictureFolder>

/** A disk cache of at most `maxBytes` that evicts the least recently used files. Names must be safe as file names. */
export function createPictureFolder(folder: string, maxBytes: number) {
  // Maps keep their insertion order: the first entry is the least recently used.
  const sizes = new Map<string, number>()
  let total = 0
  let opened: Promise<void> | undefined

  /** The bytes stored under a name, or null. */
  async function read(name: string): Promise<Uint8Array | null> {
    const bytes = await readFile(join(folder, name)).catch(() => null)
    if (bytes) count(name, bytes.length)
    return bytes
  }

  /** Whether a picture is stored, without reading it. */
  async function has(name: string): Promise<boolean> {
    opened ??= open()
    await opened
    return sizes.has(name)
  }

  async function keep(name: string, bytes: Uint8Array): Promise<void> {
    opened ??= open()
    await opened
    // Written to a temporary file first, so that a killed process never leaves half a picture.
    const aside = join(folder, `${name}.${randomUUID()}.part`)
    await writeFile(aside, bytes)
    await rename(aside, join(folder, name))
    count(name, bytes.length)
    await removeOldest(name)
  }

  /** Counts what an earlier process has stored, and removes what it left unfinished. */
  async function open(): Promise<void> {
    await mkdir(folder, { recursive: true })
    const found: { name: string; size: number; modified: number }[] = []
    for (const name of await readdir(folder)) {
      const file = join(folder, name)
      const about = await stat(file).catch(() => null)
      if (!about) continue
      // Another server may share the folder: keep what it is currently writing.
      if (name.endsWith('.part') && about.mtimeMs < Date.now() - unfinishedMs) await rm(file, { force: true })
      else if (!name.endsWith('.part')) found.push({ name, size: about.size, modified: about.mtimeMs })
    }
    const usedSince = [...sizes]
    for (const { name, size } of found.sort((a, b) => a.modified - b.modified)) count(name, size)
    for (const [name, size] of usedSince) count(name, size)
  }

  function count(name: string, size: number): void {
    total += size - (sizes.get(name) ?? 0)
    sizes.delete(name)
    sizes.set(name, size)
  }

  async function removeOldest(except: string): Promise<void> {
    for (const [name, size] of sizes) {
      if (total <= maxBytes || name === except) return
      sizes.delete(name)
      total -= size
      await rm(join(folder, name), { force: true })
    }
  }

  return { read, has, keep }
}

const unfinishedMs = 3_600_000
