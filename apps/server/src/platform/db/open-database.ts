import type { Config } from '../../config.ts'
import { openDataFolder } from './data-folder.ts'
import type { DatabaseHandle } from './database.ts'

/**
 * Opens and migrates the configured database. Only its own engine is loaded.
 * @throws DatabaseError as the engine does
 */
export async function openDatabase({
  DATABASE_URL,
  DATA_DIR,
}: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>): Promise<DatabaseHandle> {
  if (DATABASE_URL) {
    const { openPostgresql } = await import('./postgresql.ts')
    const handle = await openPostgresql(DATABASE_URL)
    // Pictures, emails and broadcasts are kept there even with PostgreSQL.
    const warning = DATA_DIR === 'memory' ? null : openDataFolder(DATA_DIR)
    return { ...handle, warnings: warning === null ? [] : [warning] }
  }
  const { openEmbedded } = await import('./embedded.ts')
  return openEmbedded(DATA_DIR)
}
