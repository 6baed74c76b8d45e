import { and, desc, eq, getTableColumns, gte, lt, or, type SQL, sql } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'

const { auditEntry } = schema
export type AuditRow = typeof auditEntry.$inferSelect
/** An entry, and whether a later one undoes it. */
export type ListedEntry = AuditRow & { isUndone: boolean }
export type AuditFilter = {
  actorId?: string | undefined
  objectKind?: string | undefined
  objectId?: string | undefined
  from?: Date | undefined
  until?: Date | undefined
}
export type AuditRepository = ReturnType<typeof createAuditRepository>

export async function insertAuditEntry(transaction: Database, row: typeof auditEntry.$inferInsert): Promise<void> {
  await transaction.insert(auditEntry).values(row)
}

type Done = { kind: string; id: string; action: string; actorId?: string }

/** Whether there is an entry of this action on an object since a moment, by anyone or by one person. */
export async function hasAuditEntry(db: Database, tenantId: string, { kind, id, action, actorId }: Done, since: Date) {
  const [row] = await db
    .select({ id: auditEntry.id })
    .from(auditEntry)
    .where(
      and(
        eq(auditEntry.tenantId, tenantId),
        ...conditions({ actorId, objectKind: kind, objectId: id, from: since }),
        eq(auditEntry.action, action),
      ),
    )
    .limit(1)
  return row !== undefined
}

export function createAuditRepository(db: Database) {
  const columns = {
    ...getTableColumns(auditEntry),
    isUndone: sql<boolean>`exists (select from audit_entry later where later.undoes = audit_entry.id)`,
  }

  async function find(tenantId: string, id: string): Promise<ListedEntry | null> {
    const [row] = await db
      .select(columns)
      .from(auditEntry)
      .where(and(eq(auditEntry.tenantId, tenantId), eq(auditEntry.id, id)))
    return row ?? null
  }

  /** Newest first; `before` continues after the previous page's last entry. */
  function list(
    tenantId: string,
    filter: AuditFilter,
    { take, before }: { take: number; before?: { at: Date; id: string } | undefined },
  ): Promise<ListedEntry[]> {
    const older =
      before && or(lt(auditEntry.at, before.at), and(eq(auditEntry.at, before.at), lt(auditEntry.id, before.id)))
    return db
      .select(columns)
      .from(auditEntry)
      .where(and(eq(auditEntry.tenantId, tenantId), ...conditions(filter), older))
      .orderBy(desc(auditEntry.at), desc(auditEntry.id))
      .limit(take)
  }

  /** Everyone who has an entry, by the name in their newest. */
  function actors(tenantId: string): Promise<{ id: string; name: string }[]> {
    return db
      .selectDistinctOn([auditEntry.actorId], { id: auditEntry.actorId, name: auditEntry.actorName })
      .from(auditEntry)
      .where(eq(auditEntry.tenantId, tenantId))
      .orderBy(auditEntry.actorId, sql`${auditEntry.at} desc`)
  }

  return { find, list, actors }
}

function conditions({ actorId, objectKind, objectId, from, until }: AuditFilter): SQL[] {
  return [
    ...(actorId === undefined ? [] : [eq(auditEntry.actorId, actorId)]),
    ...(objectKind === undefined ? [] : [eq(auditEntry.objectKind, objectKind)]),
    ...(objectId === undefined ? [] : [eq(auditEntry.objectId, objectId)]),
    ...(from === undefined ? [] : [gte(auditEntry.at, from)]),
    ...(until === undefined ? [] : [lt(auditEntry.at, until)]),
  ]
}
