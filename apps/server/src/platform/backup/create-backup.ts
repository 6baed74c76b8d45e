import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { askControl } from '../control/control-socket.ts'
import { DatabaseError } from '../db/database.ts'
import { openDatabase } from '../db/open-database.ts'
import { type BackupManifest, manifestName, readContents } from './backup-manifest.ts'
import { run } from './run.ts'

type Settings = { DATA_DIR: string; DATABASE_URL?: string | undefined }

/** What can be made again, or belongs to the running server alone. */
const leftOut = [/^database$/, /^pictures$/, /^\.backup-/, /^last-backup\.json$/, /^control\.sock$/, /^upbeat\./]

/**
 * Copies the database and the data folder's files into one archive while everything runs. The database comes first: what its rows name was
 * stored before them, so that the files copied afterwards hold all of it.
 * @throws DatabaseError in one line, with nothing left behind
 */
export async function createBackup(settings: Settings, file: string, now: Date): Promise<BackupManifest> {
  const folder = resolve(settings.DATA_DIR)
  await mkdir(folder, { recursive: true })
  const staging = await mkdtemp(join(folder, '.backup-'))
  const part = `${resolve(file)}.part`
  try {
    const engine = settings.DATABASE_URL ? 'postgresql' : 'embedded'
    if (settings.DATABASE_URL) {
      await run('pg_dump', [
        '--format=custom',
        '--no-owner',
        '--no-privileges',
        '--no-comments',
        `--file=${join(staging, 'database.dump')}`,
        settings.DATABASE_URL,
      ])
    } else await snapshot(settings, join(staging, 'database'))
    const own = (await readdir(folder)).filter((name) => !leftOut.some((pattern) => pattern.test(name)))
    const contents = [...(await readContents(staging)), ...(await readContents(folder, own))]
    const manifest: BackupManifest = { format: 1, engine, createdAt: now.toISOString(), contents }
    await writeFile(join(staging, manifestName), JSON.stringify(manifest, null, 2))
    await mkdir(dirname(part), { recursive: true })
    const staged = [manifestName, ...(await readdir(staging)).filter((name) => name !== manifestName)]
    // A file that grows while it is copied, as a broadcast's does, is no fault: tar says so by 1.
    await run('tar', ['-czf', part, '-C', staging, ...staged, '-C', folder, ...own], [0, 1])
    await rename(part, file)
    await writeFile(
      join(folder, 'last-backup.json'),
      JSON.stringify({ file: resolve(file), createdAt: manifest.createdAt }),
    )
    return manifest
  } finally {
    await rm(staging, { recursive: true, force: true })
    await rm(part, { force: true })
  }
}

/** By the running server, to whom the embedded database belongs; else by this process. */
async function snapshot(settings: Settings, target: string) {
  const answer = (await askControl(settings.DATA_DIR, { snapshot: target })) as { ok: boolean; text: string } | null
  if (answer?.ok) return
  if (answer) throw new DatabaseError(`The server could not copy its database: ${answer.text}`)
  if (!existsSync(join(settings.DATA_DIR, 'database'))) {
    throw new DatabaseError(
      `There is no database in ${settings.DATA_DIR}. Set DATA_DIR or DATABASE_URL as for the server.`,
    )
  }
  const database = await openDatabase(settings)
  try {
    await database.snapshot?.(target)
  } finally {
    await database.close()
  }
}
