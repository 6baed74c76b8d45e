import pg from 'pg'
import type { Config } from '../../config.ts'
import { type Contents, readContents } from '../control/contents.ts'
import { askControl } from '../control/control-socket.ts'

/** The contents of the database; the running server reads the embedded one. Undefined if it can't be read. */
export async function readStored({ DATABASE_URL, DATA_DIR }: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>) {
  if (!DATABASE_URL) return (await askControl(DATA_DIR, { contents: true })) as Contents
  const client = new pg.Client({ connectionString: DATABASE_URL, connectionTimeoutMillis: 5000 })
  try {
    await client.connect()
    return await readContentsOn(client)
  } catch {
    return undefined
  } finally {
    await client.end().catch(() => {})
  }
}

/** Reads the contents over a connection of its own, as the platform: see `db/tenant-lock.ts`. */
export async function readContentsOn(client: Pick<pg.Client, 'query'>): Promise<Contents> {
  await client.query(`select set_config('upbeat.club', '*', false)`)
  return (await client.query(readContents)).rows[0]
}
