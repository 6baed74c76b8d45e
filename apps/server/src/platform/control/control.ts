import { z } from 'zod'
import type { DatabaseHandle } from '../db/database.ts'
import type { Control } from './control-socket.ts'

const Snapshot = z.object({ snapshot: z.string().min(1) })
type Parts = { database: Pick<DatabaseHandle, 'snapshot'>; tenants: Control }

/** What a running server does for commands: copies its database for a backup, and everything of `npm run tenant`. */
export function createControl({ database, tenants }: Parts): Control {
  return async (question) => {
    const asked = Snapshot.safeParse(question)
    if (!asked.success) return tenants(question)
    await database.snapshot?.(asked.data.snapshot)
    return { ok: true, text: 'copied' }
  }
}
