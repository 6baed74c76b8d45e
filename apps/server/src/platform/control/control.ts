import { z } from 'zod'
import type { DatabaseHandle } from '../db/database.ts'
import { contentsForDoctor } from '../doctor/examine-database.ts'
import type { Control } from './control-socket.ts'

const Snapshot = z.object({ snapshot: z.string().min(1) })
const Contents = z.object({ contents: z.literal(true) })
type Parts = { database: Pick<DatabaseHandle, 'snapshot' | 'execute'>; tenants: Control }

/**
 * What a running server does for commands: copies its database for a backup, reports its contents to the doctor, and
 * runs `npm run tenant`.
 */
export function createControl({ database, tenants }: Parts): Control {
  return async (question) => {
    if (Contents.safeParse(question).success) return (await database.execute(contentsForDoctor)).rows[0]
    const snapshot = Snapshot.safeParse(question)
    if (!snapshot.success) return tenants(question)
    await database.snapshot?.(snapshot.data.snapshot)
    return { ok: true, text: 'copied' }
  }
}
