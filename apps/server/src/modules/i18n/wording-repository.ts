import { and, eq } from 'drizzle-orm'
import { type DatabaseHandle, schema } from '../../platform/db/database.ts'
import { inTenant } from '../../platform/tenancy/scope.ts'

const { phraseOverride } = schema

/** A club's own wording as its keeper sees it. Requests read it anew each time, so no server has to be told of a change. */
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

  /** Writes texts of one language; null takes a text away, so that the product's own is shown again. */
  async function write(tenantId: string, language: string, texts: Record<string, string | null>, now: Date) {
    await inTenant(tenantId, () =>
      db.transaction(async (transaction) => {
        for (const [key, text] of Object.entries(texts)) {
          const isIt = and(
            eq(phraseOverride.tenantId, tenantId),
            eq(phraseOverride.language, language),
            eq(phraseOverride.key, key),
          )
          await transaction.delete(phraseOverride).where(isIt)
          if (text === null) continue
          await transaction.insert(phraseOverride).values({ tenantId, language, key, text, updatedAt: now })
        }
      }),
    )
  }

  return { read, write }
}
