import { statfs } from 'node:fs/promises'
import type { DatabaseHandle } from '../../db/database.ts'
import type { Health, HealthChecks } from './probes.ts'

type Parts = {
  database: Pick<DatabaseHandle, 'execute' | 'deafMs' | 'warnings'>
  /** Null if nothing is kept on disk. */
  folder: string | null
  isQueueOpen: () => boolean
  /** Whether mail is written to files although the server is in production. */
  isMailKept: boolean
}

const maxDeafMs = 30_000
const leastFreeBytes = 100 * 1024 * 1024

/** The checks of everything that this server depends on. */
export function serverHealth({ database, folder, isQueueOpen, isMailKept }: Parts): HealthChecks {
  return {
    database: async (): Promise<Health> => {
      await database.execute('select 1')
      return 'ok'
    },
    listener: () => (database.deafMs() > maxDeafMs ? { trouble: 'hears nothing of other servers' } : 'ok'),
    queue: () => (isQueueOpen() ? 'ok' : { trouble: 'not open, emails and renewals wait' }),
    disk: () => (folder === null ? 'ok' : diskHealth(folder)),
    folder: () => (database.warnings.length > 0 ? { warning: database.warnings.join(' ') } : 'ok'),
    mail: () => (isMailKept ? { warning: 'SMTP_URL is not set: emails are kept as files and reach nobody' } : 'ok'),
  }
}

async function diskHealth(folder: string): Promise<Health> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize < leastFreeBytes ? { trouble: 'nearly full' } : 'ok'
}
