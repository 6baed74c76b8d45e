import { and, asc, between, eq, max } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'

const { figureDay } = schema
export type FigureDayRepository = ReturnType<typeof createFigureDayRepository>
export type FigureDay = Omit<typeof figureDay.$inferSelect, 'tenantId' | 'takenAt'>

/** A statement takes at most 65,535 parameters. */
const batchSize = 2000

/** The stored figures of days that are over. */
export function createFigureDayRepository(db: Database) {
  /** Stores the figures of days. A day that another server has stored meanwhile stays as it is. */
  async function insert(tenantId: string, days: readonly FigureDay[], takenAt: Date): Promise<void> {
    for (let from = 0; from < days.length; from += batchSize) {
      const batch = days.slice(from, from + batchSize).map((day) => ({ ...day, tenantId, takenAt }))
      await db.insert(figureDay).values(batch).onConflictDoNothing()
    }
  }

  async function lastDay(tenantId: string): Promise<string | null> {
    const [row] = await db
      .select({ day: max(figureDay.day) })
      .from(figureDay)
      .where(eq(figureDay.tenantId, tenantId))
    return row?.day ?? null
  }

  /** In order. */
  async function list(tenantId: string, { from, to }: { from: string; to: string }): Promise<FigureDay[]> {
    const rows = await db
      .select()
      .from(figureDay)
      .where(and(eq(figureDay.tenantId, tenantId), between(figureDay.day, from, to)))
      .orderBy(asc(figureDay.day))
    return rows.map(({ tenantId: _club, takenAt: _at, ...day }) => day)
  }

  return { insert, lastDay, list }
}
