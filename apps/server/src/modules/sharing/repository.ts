import { and, eq } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'

const { shortLink } = schema
export type ShortLinkRow = typeof shortLink.$inferSelect
const dayMs = 86_400_000
export type ShortLinkRepository = ReturnType<typeof createShortLinkRepository>

export function createShortLinkRepository(db: Database) {
  /** Stores a link. `renames`: also updates title, description and picture of an existing one. */
  async function keep(
    tenantId: string,
    row: Omit<ShortLinkRow, 'tenantId' | 'followedAt'>,
    { renames }: { renames: boolean },
  ) {
    const inserting = db.insert(shortLink).values({ ...row, tenantId })
    const { title, description, image, createdAt } = row
    const set = renames ? { title, description, image, createdAt } : { createdAt }
    await inserting.onConflictDoUpdate({ target: shortLink.code, set })
  }

  /** Of any club: the code determines the club, because the request may not. */
  async function find(code: string): Promise<ShortLinkRow | null> {
    const [row] = await db.select().from(shortLink).where(eq(shortLink.code, code))
    return row ?? null
  }

  /** Updated at most once a day, so that following a popular link doesn't write each time. */
  async function followed(tenantId: string, { code, followedAt }: ShortLinkRow, now: Date): Promise<void> {
    if (followedAt && now.getTime() - followedAt.getTime() < dayMs) return
    const isRow = and(eq(shortLink.tenantId, tenantId), eq(shortLink.code, code))
    await db.update(shortLink).set({ followedAt: now }).where(isRow)
  }

  return { keep, find, followed }
}
