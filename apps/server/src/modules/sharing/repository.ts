import { eq } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'

const { shortLink } = schema
export type ShortLinkRow = typeof shortLink.$inferSelect
export type ShortLinkRepository = ReturnType<typeof createShortLinkRepository>

export function createShortLinkRepository(db: Database) {
  /** Doing it twice changes nothing. */
  async function insert(tenantId: string, row: Omit<ShortLinkRow, 'tenantId'>) {
    await db
      .insert(shortLink)
      .values({ ...row, tenantId })
      .onConflictDoNothing()
  }

  /** Of any club: the code says whose it is, since whoever follows a link has not said so. */
  async function find(code: string): Promise<ShortLinkRow | null> {
    const [row] = await db.select().from(shortLink).where(eq(shortLink.code, code))
    return row ?? null
  }

  return { insert, find }
}
