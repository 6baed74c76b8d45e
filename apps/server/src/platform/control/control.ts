import { z } from 'zod'
import type { DatabaseHandle } from '../db/database.ts'
import { readContents } from './contents.ts'
import type { Control } from './control-socket.ts'

const SnapshotQuestion = z.object({ snapshot: z.string().min(1) })
const ContentsQuestion = z.object({ contents: z.literal(true) })
type Parts = { database: Pick<DatabaseHandle, 'snapshot' | 'execute'>; tenants: Control }

/**
 * What a running server does for commands: copies its database for a backup, reports its contents to the doctor, and
 * runs `npm run tenant`.
 */
export function createControl({ database, tenants }: Parts): Control {
  return async (question) => {
    if (ContentsQuestion.safeParse(question).success) return (await database.execute(readContents)).rows[0]
    const snapshot = SnapshotQuestion.safeParse(question)
    if (!snapshot.success) return tenants(question)
    await database.snapshot?.(snapshot.data.snapshot)
    return { ok: true, text: 'copied' }
  }
}
