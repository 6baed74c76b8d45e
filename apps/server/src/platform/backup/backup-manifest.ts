import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

export const manifestName = 'backup.json'
/** The embedded database's files, in an archive of their own. In archives of format 1 they are a folder, `database`. */
export const embeddedName = 'database.tar.gz'
export const BackupManifest = z.object({
  format: z.literal([1, 2]),
  engine: z.enum(['embedded', 'postgresql']),
  createdAt: z.iso.datetime(),
  contents: z.array(z.object({ name: z.string(), files: z.number(), bytes: z.number() })),
  notIncluded: z.array(z.string()).default([]),
})
export type BackupManifest = z.infer<typeof BackupManifest>

/** Lists the folder's entries with the number of files and bytes in each. */
export async function readContents(folder: string, names?: readonly string[]): Promise<BackupManifest['contents']> {
  const listed = names ?? (await readdir(folder))
  return Promise.all(listed.map(async (name) => ({ name, ...(await sizeOf(join(folder, name))) })))
}

async function sizeOf(path: string): Promise<{ files: number; bytes: number }> {
  const found = await stat(path).catch(() => null)
  if (!found?.isDirectory()) return { files: found ? 1 : 0, bytes: found?.size ?? 0 }
  const sizes = await Promise.all((await readdir(path)).map((name) => sizeOf(join(path, name))))
  return sizes.reduce((sum, each) => ({ files: sum.files + each.files, bytes: sum.bytes + each.bytes }), {
    files: 0,
    bytes: 0,
  })
}

/** For the terminal. */
export function describeBackup({ engine, createdAt, contents, notIncluded }: BackupManifest): string {
  const lines = contents.map(({ name, files, bytes }) => {
    return `  ${name.padEnd(20)}${String(files).padStart(6)} files ${(bytes / 1024 / 1024).toFixed(1).padStart(9)} MB`
  })
  const title = `Of ${createdAt}, from ${engine === 'embedded' ? 'the embedded database' : 'PostgreSQL'}:`
  return [title, ...lines, ...notIncluded.map((text) => `  NOT INCLUDED: ${text}`)].join('\n')
}
