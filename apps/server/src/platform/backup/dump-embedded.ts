import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { pgDump } from '@electric-sql/pglite-tools/pg_dump'

/** Written by newer versions of `pg_dump` than the oldest supported server understands; it is the default anyway. */
const unknownSetting = 'SET transaction_timeout = 0;\n'
const headerBytes = 4096

/** The statements that recreate an embedded database, of whose files `folder` is a copy, on PostgreSQL. */
export async function dumpEmbedded(folder: string): Promise<Buffer[]> {
  const engine = await PGlite.create(folder, { extensions: { pg_trgm, unaccent } })
  try {
    const args = ['--no-owner', '--no-privileges', '--no-comments', '--enable-row-security']
    return withoutUnknown(Buffer.from(await (await pgDump({ pg: engine, args })).arrayBuffer()))
  } finally {
    await engine.close()
  }
}

function withoutUnknown(dump: Buffer): Buffer[] {
  const at = dump.subarray(0, headerBytes).indexOf(unknownSetting)
  return at < 0 ? [dump] : [dump.subarray(0, at), dump.subarray(at + unknownSetting.length)]
}
