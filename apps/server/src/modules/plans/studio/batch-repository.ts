import { and, asc, count, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import { type Database, schema } from '../../../platform/db/database.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'

const { accessCode, codeBatch } = schema
export type BatchRow = typeof codeBatch.$inferSelect
export type CountedBatch = BatchRow & { used: number; revoked: number }
/** `revision` is that of the code's last revocation in its batch. */
type Revocation = { revision: number; now: Date }

/** Access codes that were made together. */
export function createBatchRepository(db: Database) {
  const isOf = (tenantId: string, id: string) => and(eq(accessCode.tenantId, tenantId), eq(accessCode.batchId, id))
  const isUnused = eq(accessCode.uses, 0)

  /** Newest first, each with how many of its codes were used and revoked. */
  async function all(tenantId: string, id?: string): Promise<CountedBatch[]> {
    const isWanted = and(eq(codeBatch.tenantId, tenantId), id === undefined ? undefined : eq(codeBatch.id, id))
    const batches = await db.select().from(codeBatch).where(isWanted).orderBy(desc(codeBatch.createdAt), codeBatch.id)
    const counts = await db
      .select({
        id: accessCode.batchId,
        used: sql<number>`(count(*) filter (where ${accessCode.uses} > 0))::integer`,
        revoked: sql<number>`(count(*) filter (where ${accessCode.uses} = 0 and ${accessCode.endedAt} is not null))::integer`,
      })
      .from(accessCode)
      .where(
        id === undefined ? and(eq(accessCode.tenantId, tenantId), isNotNull(accessCode.batchId)) : isOf(tenantId, id),
      )
      .groupBy(accessCode.batchId)
    const byId = new Map(counts.map((row) => [row.id, row]))
    return batches.map((batch) => {
      const { used = 0, revoked = 0 } = byId.get(batch.id) ?? {}
      return { ...batch, used, revoked }
    })
  }

  async function lock(tenantId: string, id: string): Promise<BatchRow | null> {
    const [row] = await db
      .select()
      .from(codeBatch)
      .where(and(eq(codeBatch.tenantId, tenantId), eq(codeBatch.id, id)))
      .for('update')
    return row ?? null
  }

  async function add(batch: BatchRow): Promise<void> {
    await db.insert(codeBatch).values(batch)
  }

  /** Adds codes in one statement, and returns how many were new to the club. */
  async function addCodes(batch: BatchRow, codes: readonly string[]): Promise<number> {
    const { tenantId, id, accessDays, usesPerCode, expiresAt } = batch
    const [added] = await rowsOf<{ count: number }>(
      db,
      sql`
      with added as (
        insert into ${accessCode} (tenant_id, code, kind, access_days, maximum_uses, expires_at, batch_id)
        select ${tenantId}, code, 'freeaccess', ${accessDays}::integer, ${usesPerCode}::integer,
          ${expiresAt?.toISOString() ?? null}::timestamptz, ${id}::uuid
        from jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb) as code
        on conflict do nothing returning 1
      ) select count(*)::integer as count from added`,
    )
    return added?.count ?? 0
  }

  /** All of a batch, in order. */
  async function codes(tenantId: string, id: string) {
    const { code, uses, endedAt } = accessCode
    return db.select({ code, uses, endedAt }).from(accessCode).where(isOf(tenantId, id)).orderBy(asc(code))
  }

  async function unused(tenantId: string, id: string, { after, take }: { after: string; take: number }) {
    const rows = await db
      .select({ code: accessCode.code })
      .from(accessCode)
      .where(and(isOf(tenantId, id), isUnused, isNull(accessCode.endedAt), gt(accessCode.code, after)))
      .orderBy(asc(accessCode.code))
      .limit(take)
    return rows.map(({ code }) => code)
  }

  async function lastRevision(tenantId: string, id: string): Promise<number> {
    const [row] = await db
      .select({ revision: sql<number>`coalesce(max(${accessCode.revision}), 0)` })
      .from(accessCode)
      .where(isOf(tenantId, id))
    return Number(row?.revision)
  }

  /** Revokes unused codes: these, or all. Returns how many. */
  async function revoke(tenantId: string, id: string, codes: readonly string[] | null, { revision, now }: Revocation) {
    const isWanted = codes
      ? sql`${accessCode.code} in (select jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb))`
      : undefined
    const isOpen = and(isUnused, isNull(accessCode.endedAt))
    return changed({ endedAt: now, revision }, and(isOf(tenantId, id), isOpen, isWanted))
  }

  /** Revokes the same codes again, or brings them back if `now` is null. Returns how many. */
  async function repeat(tenantId: string, id: string, { revision, now }: { revision: number; now: Date | null }) {
    const isSame = and(isOf(tenantId, id), eq(accessCode.revision, revision), isUnused)
    const isOther = now ? isNull(accessCode.endedAt) : isNotNull(accessCode.endedAt)
    return changed({ endedAt: now }, and(isSame, isOther))
  }

  async function changed(values: { endedAt: Date | null; revision?: number }, where: ReturnType<typeof and>) {
    const touched = db
      .$with('touched')
      .as(db.update(accessCode).set(values).where(where).returning({ code: accessCode.code }))
    const [row] = await db.with(touched).select({ count: count() }).from(touched)
    return row?.count ?? 0
  }

  return { all, lock, add, addCodes, codes, unused, lastRevision, revoke, repeat }
}
