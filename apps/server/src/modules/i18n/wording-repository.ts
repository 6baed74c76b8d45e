import { eq } from 'drizzle-orm'
import { type DatabaseHandle, schema } from '../../platform/db/database.ts'
import { inTenant } from '../../platform/scope/scope.ts'

const { phraseOverride } = schema

/**
 * A club's own wording for editing. Requests read it from the database each time, so servers needn't be notified of
 * changes.
 */
export function createWordingRepository({ db }: Pick<DatabaseHandle, 'db'>) {
  /** All texts by language and key. */
  async function read(tenantId: string): Promise<Record<string, Record<string, string>>> {
    const rows = await inTenant(tenantId, () =>
      db.select().from(phraseOverride).where(eq(phraseOverride.tenantId, tenantId)).orderBy(phraseOverride.key),
    )
    const wording: Record<string, Record<string, string>> = {}
    for (const { language, key, text } of rows) wording[language] = { ...wording[language], [key]: text }
    return wording
  }

  return { read }
}
