import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { type Finding, fine, wrong } from './finding.ts'

const LastBackup = z
  .string()
  .transform((text, { addIssue }) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      addIssue({ code: 'custom', message: 'must be JSON' })
      return z.NEVER
    }
  })
  .pipe(z.object({ file: z.string(), createdAt: z.coerce.date() }))

const dayMs = 86_400_000
const oldestBackupDays = 2
const runNightly = 'Run npm run backup every night and keep a copy on another machine.'

/** Checks how old the newest backup is. */
export async function examineBackup(folder: string, now: Date): Promise<Finding[]> {
  const last = await readFile(join(folder, 'last-backup.json'), 'utf8').catch(() => null)
  if (last === null) return [wrong('backup', 'none was made by npm run backup', runNightly)]
  const read = LastBackup.safeParse(last)
  if (!read.success) return [wrong('backup', `${folder}/last-backup.json can’t be read`, runNightly)]
  const { file, createdAt } = read.data
  const days = (now.getTime() - createdAt.getTime()) / dayMs
  const message = `${file}, ${days.toFixed(1)} days old; keep a copy on another machine`
  return [days > oldestBackupDays ? wrong('backup', message, runNightly) : fine('backup', message)]
}
