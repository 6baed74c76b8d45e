import { and, eq, lt } from 'drizzle-orm'
import { type Database, schema } from '../../../platform/db/database.ts'

const { clubExport } = schema
export type ClubExportRow = typeof clubExport.$inferSelect

/** The latest export of each club. */
export function createClubExportRepository(db: Database) {
  async function find(tenantId: string): Promise<ClubExportRow | null> {
    const [row] = await db.select().from(clubExport).where(eq(clubExport.tenantId, tenantId))
    return row ?? null
  }

  /** Only one of two simultaneous starts sees the row that was before: the other waits for it. */
  async function lock(tenantId: string): Promise<ClubExportRow | null> {
    const [row] = await db.select().from(clubExport).where(eq(clubExport.tenantId, tenantId)).for('update')
    return row ?? null
  }

  async function replace(row: ClubExportRow): Promise<void> {
    const { tenantId: _tenantId, ...values } = row
    await db.insert(clubExport).values(row).onConflictDoUpdate({ target: clubExport.tenantId, set: values })
  }

  /** Does nothing if a newer export has replaced it. */
  async function change(tenantId: string, id: string, values: Partial<ClubExportRow>): Promise<void> {
    await db
      .update(clubExport)
      .set(values)
      .where(and(eq(clubExport.tenantId, tenantId), eq(clubExport.id, id)))
  }

  /** Of all clubs; needs the platform's scope. */
  async function byLink(linkHash: string): Promise<ClubExportRow | null> {
    const [row] = await db.select().from(clubExport).where(eq(clubExport.linkHash, linkHash))
    return row ?? null
  }

  /** Of all clubs; needs the platform's scope. */
  async function startedBefore(time: Date): Promise<ClubExportRow[]> {
    return db.select().from(clubExport).where(lt(clubExport.startedAt, time))
  }

  async function remove(tenantId: string, id: string): Promise<void> {
    await db.delete(clubExport).where(and(eq(clubExport.tenantId, tenantId), eq(clubExport.id, id)))
  }

  return { find, lock, replace, change, byLink, startedBefore, remove }
}
