import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, rename, rm, stat, statfs } from 'node:fs/promises'
import { dirname, resolve, sep } from 'node:path'
import type { Storage } from '../../../modules/media/storage.ts'

/** Stores media as files in a folder. */
export function createFolderStorage(folder: string): Storage {
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
    async stream(key) {
      await stat(pathOf(key)).catch(notStored(key))
      return createReadStream(pathOf(key))
    },
    size: (key) =>
      stat(pathOf(key)).then(
        ({ size }) => size,
        () => null,
      ),
    remove: (key) => rm(pathOf(key), { recursive: true, force: true }),
    localPath: pathOf,
    temporaryAddress: null,
    async free() {
      await mkdir(root, { recursive: true })
      const { bavail, bsize } = await statfs(root)
      return bavail * bsize
    },
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
