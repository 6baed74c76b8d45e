import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Storage } from '../media/storage.ts'

/** Copies small files within the storage; those that are gone are left out. */
export async function copyFiles(
  files: readonly { from: string; to: string }[],
  { storage, scratchDir }: { storage: Storage; scratchDir: string },
): Promise<void> {
  if (files.length === 0) return
  const scratch = await mkdtemp(join(scratchDir, '.club-'))
  const aside = join(scratch, 'file')
  try {
    for (const { from, to } of files) {
      const source = await storage.stream(from).catch(() => null)
      if (!source) continue
      await pipeline(source, createWriteStream(aside))
      await storage.put(to, aside)
    }
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}
