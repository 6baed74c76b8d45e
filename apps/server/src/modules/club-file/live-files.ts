import { createReadStream } from 'node:fs'
import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { Readable } from 'node:stream'

export type LiveFiles = ReturnType<typeof createLiveFiles>

/** The recordings of a club's broadcasts, one folder each, whose names begin with the club's id. */
export function createLiveFiles(liveDir: string) {
  const folder = join(liveDir, 'hls')

  async function foldersOf(tenantId: string): Promise<string[]> {
    const names = await readdir(folder).catch(() => [])
    return names.filter((name) => name.startsWith(`${tenantId}.`)).sort()
  }

  /** Its files under their names in an archive. */
  async function list(tenantId: string): Promise<{ name: string; size: number; open: () => Promise<Readable> }[]> {
    const files: { name: string; size: number; open: () => Promise<Readable> }[] = []
    for (const recording of await foldersOf(tenantId)) {
      const inside = await readdir(join(folder, recording), { recursive: true, withFileTypes: true })
      for (const entry of inside.filter((each) => each.isFile())) {
        const path = join(entry.parentPath, entry.name)
        const { size } = await stat(path)
        const name = path.slice(folder.length + 1 + tenantId.length + 1).replaceAll(sep, '/')
        // A log may grow meanwhile.
        const open = async () => (size === 0 ? Readable.from([]) : createReadStream(path, { end: size - 1 }))
        files.push({ name: `live/${name}`, size, open })
      }
    }
    return files
  }

  /** Copies a file to where `list` finds it. */
  async function put(tenantId: string, name: string, file: string): Promise<void> {
    const path = resolve(folder, `${tenantId}.${name}`)
    if (!path.startsWith(folder + sep)) throw new Error('A name leads out of the folder of broadcasts')
    await mkdir(dirname(path), { recursive: true })
    await copyFile(file, path)
  }

  async function remove(tenantId: string): Promise<void> {
    for (const recording of await foldersOf(tenantId))
      await rm(join(folder, recording), { recursive: true, force: true })
  }

  return { list, put, remove }
}
