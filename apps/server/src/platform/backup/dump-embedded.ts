import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { pgDump } from '@electric-sql/pglite-tools/pg_dump'

/** The statements that recreate an embedded database, of whose files `folder` is a copy, on PostgreSQL. */
export async function dumpEmbedded(folder: string): Promise<Buffer> {
  const engine = await PGlite.create(folder, { extensions: { pg_trgm, unaccent } })
  try {
    const args = ['--no-owner', '--no-privileges', '--no-comments', '--enable-row-security']
    return Buffer.from(await (await pgDump({ pg: engine, args })).arrayBuffer())
  } finally {
    await engine.close()
  }
}
