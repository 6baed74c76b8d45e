import type { Platform } from '../open-platform.ts'
import { createControl } from './control.ts'
import { type Control, listenForControl } from './control-socket.ts'

/**
 * Lets commands reach the server that has the embedded database open; null with PostgreSQL, which each command opens
 * itself.
 */
export async function openControl({ config, database }: Pick<Platform, 'config' | 'database'>, tenants: Control) {
  if (database.kind !== 'embedded') return null
  return listenForControl(config.DATA_DIR, createControl({ database, tenants }))
}
