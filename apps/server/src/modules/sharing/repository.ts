import { eq } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'

const { shortLink } = schema
export type ShortLinkRow = typeof shortLink.$inferSelect
export type ShortLinkRepository = ReturnType<typeof createShortLinkRepository>

export function createShortLinkRepository(db: Database) {
  /** Of a link that is known, `renames` replaces what it was called. */
  async function keep(tenantId: string, row: Omit<ShortLinkRow, 'tenantId'>, { renames }: { renames: boolean }) {
    const inserting = db.insert(shortLink).values({ ...row, tenantId })
    const { title, description, image } = row
    await (renames
      ? inserting.onConflictDoUpdate({ target: shortLink.code, set: { title, description, image } })
      : inserting.onConflictDoNothing())
  }

  /** Of any club: the code says whose it is, since whoever follows a link has not said so. */
  async function find(code: string): Promise<ShortLinkRow | null> {
    const [row] = await db.select().from(shortLink).where(eq(shortLink.code, code))
    return row ?? null
  }

  return { keep, find }
}
