import type { Platform } from '../open-platform.ts'
import { createControl } from './control.ts'
import { type Control, listenForControl } from './control-socket.ts'

/** Commands are handed to the server that has the embedded database open; null where each can open the database itself. */
export async function openControl({ config, database }: Pick<Platform, 'config' | 'database'>, tenants: Control) {
  if (database.kind !== 'embedded') return null
  return listenForControl(config.DATA_DIR, createControl({ database, tenants }))
}
