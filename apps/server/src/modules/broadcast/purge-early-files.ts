import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { rehearsalMs } from './keep-rehearsal.ts'

/** Deletes nginx's segments from long before the start of a class; its playlist still lists them, but nobody can see them. */
export async function purgeEarlyFiles(folder: string, startsAt: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (!/^\d+\.ts$/.test(name)) continue
    const file = join(folder, name)
    const written = await stat(file).catch(() => null)
    if (written && written.mtimeMs < startsAt - rehearsalMs) await rm(file, { force: true })
  }
}
