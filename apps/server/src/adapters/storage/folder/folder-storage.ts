import { copyFile, mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises'
import { dirname, relative, resolve, sep } from 'node:path'
import type { MediaPlace } from '../../../modules/media/storage.ts'

export type MediaFolder = Omit<MediaPlace, 'localPath'> & { localPath: (key: string) => string }

/** Stores media as files in a folder. `accelPrefix` is where the proxy in front has it. */
export function createFolderStorage(folder: string, accelPrefix?: string): MediaFolder {
  const root = resolve(folder)

  function pathOf(key: string) {
    const path = resolve(root, key)
    if (path !== root && !path.startsWith(root + sep)) throw new Error('A key leads out of the media folder')
    return path
  }

  return {
    async put(key, file) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      try {
        await rename(file, path)
      } catch (error) {
        if (!isCode(error, 'EXDEV')) throw error
        // On another file system: copy under another name first, so that no one reads an incomplete file.
        await copyFile(file, `${path}.part`)
        await rename(`${path}.part`, path)
        await rm(file, { force: true })
      }
    },
    async read(key, range) {
      const file = await open(pathOf(key)).catch(notStored(key))
      try {
        const { size } = await file.stat()
        const { offset, bytes } = range ?? { offset: 0, bytes: size }
        if (offset + bytes > size) throw new Error(`${key} is shorter than its index says`)
        const content = Buffer.alloc(bytes)
        await file.read(content, 0, bytes, offset)
        return content
      } finally {
        await file.close()
      }
    },
    async stream(key, range) {
      const file = await open(pathOf(key)).catch(notStored(key))
      return file.createReadStream(range && { start: range.offset, end: range.offset + range.bytes - 1 })
    },
    size: (key) =>
      stat(pathOf(key)).then(
        ({ size }) => size,
        () => null,
      ),
    remove: (key) => rm(pathOf(key), { recursive: true, force: true }),
    localPath: pathOf,
    temporaryAddress: null,
    ...(accelPrefix !== undefined && {
      // nginx decodes it once.
      internalPath: (key) => accelPrefix + relative(root, pathOf(key)).split(sep).map(encodeURIComponent).join('/'),
    }),
    async free() {
      await mkdir(root, { recursive: true })
      const { bavail, bsize } = await statfs(root)
      return bavail * bsize
    },
    async *list() {
      yield* filesBelow(root, '')
    },
  }
}

/** Leaves out hidden folders, such as that of unfinished uploads, and files that are being written. */
async function* filesBelow(root: string, prefix: string): AsyncIterable<{ key: string; bytes: number }> {
  const entries = await readdir(resolve(root, prefix), { withFileTypes: true }).catch((error: unknown) => {
    if (isCode(error, 'ENOENT')) return []
    throw error
  })
  for (const entry of entries) {
    if (entry.name.startsWith('.') || entry.name.endsWith('.part')) continue
    const key = prefix + entry.name
    if (entry.isDirectory()) yield* filesBelow(root, `${key}/`)
    else if (entry.isFile()) yield { key, bytes: (await stat(resolve(root, key))).size }
  }
}

function notStored(key: string) {
  return (error: unknown) => {
    if (isCode(error, 'ENOENT')) throw new Error(`${key} is not stored`)
    throw error
  }
}

function isCode(error: unknown, code: string) {
  return error instanceof Error && 'code' in error && error.code === code
}
