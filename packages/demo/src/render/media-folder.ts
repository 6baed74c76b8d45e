import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Fragments } from './boxes.ts'

const mediaFolder = fileURLToPath(new URL('../../media/', import.meta.url))

export async function writeMedia(file: string, bytes: Uint8Array | string): Promise<void> {
  const path = join(mediaFolder, file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, bytes)
}

/** @throws Error if a loop's initialisation segment differs from that of its rendition. */
export async function keepInit(file: string, init: Buffer, what: string): Promise<void> {
  const known = await readFile(join(mediaFolder, file)).catch(() => null)
  if (!known) return writeMedia(file, init)
  if (!known.equals(init)) throw new Error(`${what} would need another ${file}`)
}

export async function writeSegments(prefix: string, { segments }: Fragments): Promise<void> {
  if (segments.length !== 2) throw new Error(`${prefix}: ${segments.length} segments instead of 2`)
  for (const [index, segment] of segments.entries()) await writeMedia(`${prefix}${index}.m4s`, segment)
}

export async function sizeOf(file: string): Promise<number> {
  return (await stat(join(mediaFolder, file))).size
}

export async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(join(mediaFolder, folder), { withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}

export function readMedia(file: string): Promise<Buffer> {
  return readFile(join(mediaFolder, file))
}
