import type { FigurePeriod } from '@upbeat/contract/studio/entities/figures/figure'
import { and, asc, desc, eq } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'

const { figureClass } = schema
export type ClassListRepository = ReturnType<typeof createClassListRepository>
type Row = typeof figureClass.$inferSelect
export type ListedClass = Omit<Row, 'tenantId' | 'period' | 'day'>

/** A statement takes at most 65,535 parameters. */
const batchSize = 2000

/** The stored lists of the most watched classes, one per period. */
export function createClassListRepository(db: Database) {
  const isOfClub = (tenantId: string, period: FigurePeriod) =>
    and(eq(figureClass.tenantId, tenantId), eq(figureClass.period, period))

  /** Replaces a list. A server that makes the same list at the same time changes nothing. */
  async function replace(
    tenantId: string,
    { period, day }: Pick<Row, 'period' | 'day'>,
    classes: readonly ListedClass[],
  ): Promise<void> {
    await db.transaction(async (transaction) => {
      await transaction.delete(figureClass).where(isOfClub(tenantId, period))
      for (let from = 0; from < classes.length; from += batchSize) {
        const batch = classes.slice(from, from + batchSize).map((each) => ({ ...each, tenantId, period, day }))
        await transaction.insert(figureClass).values(batch).onConflictDoNothing()
      }
    })
  }

  /** The last day of the stored list; null if it is empty. */
  async function dayOf(tenantId: string, period: FigurePeriod): Promise<string | null> {
    const [row] = await db.select({ day: figureClass.day }).from(figureClass).where(isOfClub(tenantId, period)).limit(1)
    return row?.day ?? null
  }

  /** The most watched first, of one coach's classes if an account is given. */
  function list(tenantId: string, period: FigurePeriod, coachId: string | null, limit: number): Promise<ListedClass[]> {
    const { classTag, coachName, seconds, viewings, viewers, completions } = figureClass
    return db
      .select({ classTag, coachId: figureClass.coachId, coachName, seconds, viewings, viewers, completions })
      .from(figureClass)
      .where(and(isOfClub(tenantId, period), coachId === null ? undefined : eq(figureClass.coachId, coachId)))
      .orderBy(desc(seconds), asc(classTag), asc(coachName))
      .limit(limit)
  }

  return { replace, dayOf, list }
}
