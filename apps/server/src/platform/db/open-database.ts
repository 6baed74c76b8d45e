import type { Config } from '../../config.ts'
import type { DatabaseHandle } from './database.ts'

/**
 * The database that the settings name, migrated. Only its own engine is loaded.
 * @throws DatabaseError as that engine tells.
 */
export async function openDatabase({
  DATABASE_URL,
  DATA_DIR,
}: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>): Promise<DatabaseHandle> {
  if (DATABASE_URL) {
    const { openPostgresql } = await import('./postgresql.ts')
    return openPostgresql(DATABASE_URL)
  }
  const { openEmbedded } = await import('./embedded.ts')
  return openEmbedded(DATA_DIR)
}
