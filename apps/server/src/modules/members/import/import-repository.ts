import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { type Database, schema } from '../../../platform/db/database.ts'

const { memberImport, memberImportRow, memberInvitation } = schema
export type ImportRow = typeof memberImport.$inferSelect
export type NewImportRow = Omit<typeof memberImportRow.$inferInsert, 'tenantId' | 'importId'>
export type ImportRepository = ReturnType<typeof createImportRepository>

/** A statement takes at most 65,535 parameters. */
const batchSize = 2000
const mostListed = 50

/** Files of members that are or were imported, and their rows that are left. */
export function createImportRepository(db: Database) {
  const isImport = (tenantId: string, id: string) => and(eq(memberImport.tenantId, tenantId), eq(memberImport.id, id))
  const isRowOf = (tenantId: string, id: string) =>
    and(eq(memberImportRow.tenantId, tenantId), eq(memberImportRow.importId, id))

  /** False if another import of the club is running. */
  async function add(row: typeof memberImport.$inferInsert): Promise<boolean> {
    const added = await db.insert(memberImport).values(row).onConflictDoNothing().returning({ id: memberImport.id })
    return added.length > 0
  }

  async function addRows(tenantId: string, importId: string, rows: readonly NewImportRow[]): Promise<void> {
    for (let from = 0; from < rows.length; from += batchSize) {
      const batch = rows.slice(from, from + batchSize).map((row) => ({ ...row, tenantId, importId }))
      await db.insert(memberImportRow).values(batch)
    }
  }

  /** Locks an import that is running, so that its rows are read by one server at a time. */
  async function lockRunning(tenantId: string, id: string): Promise<ImportRow | null> {
    const [row] = await db
      .select()
      .from(memberImport)
      .where(and(isImport(tenantId, id), isNull(memberImport.finishedAt)))
      .for('update')
    return row ?? null
  }

  async function find(tenantId: string, id: string): Promise<ImportRow | null> {
    const [row] = await db.select().from(memberImport).where(isImport(tenantId, id))
    return row ?? null
  }

  /** The next rows to import, in the file's order. */
  async function nextRows(tenantId: string, id: string, take: number) {
    return db
      .select({ row: memberImportRow.row, planned: memberImportRow.planned })
      .from(memberImportRow)
      .where(and(isRowOf(tenantId, id), isNotNull(memberImportRow.planned)))
      .orderBy(asc(memberImportRow.row))
      .limit(take)
  }

  async function removeRows(tenantId: string, id: string, rows: number[]): Promise<void> {
    await db.delete(memberImportRow).where(and(isRowOf(tenantId, id), inArray(memberImportRow.row, rows)))
  }

  async function countRows(tenantId: string, id: string, { made, known }: { made: number; known: number }) {
    await db
      .update(memberImport)
      .set({ made: sql`${memberImport.made} + ${made}`, known: sql`${memberImport.known} + ${known}` })
      .where(isImport(tenantId, id))
  }

  async function finish(tenantId: string, id: string, finishedAt: Date): Promise<void> {
    await db.update(memberImport).set({ finishedAt }).where(isImport(tenantId, id))
  }

  /** The refused rows, in the file's order. */
  async function refusedRows(tenantId: string, id: string) {
    return db
      .select()
      .from(memberImportRow)
      .where(and(isRowOf(tenantId, id), isNull(memberImportRow.planned)))
      .orderBy(asc(memberImportRow.row))
  }

  /**
   * The newest imports with the numbers of rows that are left and of invitations by state. `old` counts those whose state
   * hasn't changed since `before`.
   */
  async function list(tenantId: string, before: Date) {
    const imports = await db
      .select()
      .from(memberImport)
      .where(eq(memberImport.tenantId, tenantId))
      .orderBy(desc(memberImport.startedAt), desc(memberImport.id))
      .limit(mostListed)
    const isWaiting = sql<boolean>`${memberImportRow.planned} is not null`
    const old = sql<number>`count(*) filter (where ${lt(memberInvitation.at, before)})`.mapWith(Number)
    const [rows, invitations] = await Promise.all([
      db
        .select({ importId: memberImportRow.importId, isWaiting, count: count() })
        .from(memberImportRow)
        .where(eq(memberImportRow.tenantId, tenantId))
        .groupBy(memberImportRow.importId, isWaiting),
      db
        .select({ importId: memberInvitation.importId, state: memberInvitation.state, count: count(), old })
        .from(memberInvitation)
        .where(eq(memberInvitation.tenantId, tenantId))
        .groupBy(memberInvitation.importId, memberInvitation.state),
    ])
    return imports.map((one) => ({
      ...one,
      left: rows.filter(({ importId }) => importId === one.id),
      invitations: invitations.filter(({ importId }) => importId === one.id),
    }))
  }

  return { add, addRows, lockRunning, find, nextRows, removeRows, countRows, finish, refusedRows, list }
}
