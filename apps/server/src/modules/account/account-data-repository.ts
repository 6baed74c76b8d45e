import { storedEmailKeys } from '@upbeat/rules/auth/email-key'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type Database, schema } from '../../platform/db/database.ts'
import type { MembersOn } from '../members/member-tables.ts'

const { addressChange, contactMessage, fact, invoice, limitCounter, session } = schema
export type AccountDataRepository = ReturnType<typeof createAccountDataRepository>
type OfMembers = PgTable & { tenantId: PgColumn; memberId: PgColumn }
type Rows = Record<string, unknown>[]

/** All tables about members, found by their columns, so that a new table can't be forgotten. */
const tables = Object.entries(schema).flatMap(([name, table]): [string, OfMembers][] => {
  return isOfMembers(table) ? [[name, table]] : []
})
/**
 * Not deleted here: invoices stay for the club's accounting, and facts for its figures, sums and dates without a name;
 * the database clears the member's id in facts. `members` deletes its own.
 */
const excepted = new Set<unknown>([fact, invoice, session, addressChange])

function isOfMembers(table: object): table is OfMembers {
  return 'memberId' in table && 'tenantId' in table
}

export const pageSize = 200

export function createAccountDataRepository(db: Database, membersOn: MembersOn) {
  /** A page of a member's rows in a table, given by its name. */
  async function page(tenantId: string, memberId: string, name: string, offset: number): Promise<Rows> {
    const table = tables.find(([each]) => each === name)?.[1]
    if (!table) return []
    return (
      db
        .select()
        .from(table as PgTable)
        .where(and(eq(table.tenantId, tenantId), eq(table.memberId, memberId)))
        // By physical position, since the tables have no other order in common.
        .orderBy(sql`ctid`)
        .limit(pageSize)
        .offset(offset)
    )
  }

  /** Messages sent to the club from the member's address. */
  async function messages(tenantId: string, emailKey: string): Promise<Rows> {
    return db.select().from(contactMessage).where(isFrom(tenantId, emailKey))
  }

  /** Deletes the member and all rows about them in one transaction. */
  async function erase(tenantId: string, { id, emailKey }: { id: string; emailKey: string }): Promise<void> {
    await db.transaction(async (transaction) => {
      for (const [, table] of tables.filter(([, table]) => !excepted.has(table))) {
        await transaction.delete(table).where(and(eq(table.tenantId, tenantId), eq(table.memberId, id)))
      }
      await transaction.delete(contactMessage).where(isFrom(tenantId, emailKey))
      // The key ends with the member, or continues with the client's address.
      const counters = ['sign-in', 'signed-in', 'forgot'].flatMap((what) =>
        storedEmailKeys(emailKey).map((key) => `${what}:${tenantId}:as:${key}`),
      )
      counters.push(
        ...['deletion', 'addresses', 'passwords', 'codes', 'cards', 'card-forms'].map(
          (what) => `${what}:${tenantId}:of:${id}`,
        ),
      )
      const isCounter = counters.map((key) => sql`starts_with(${limitCounter.key} || ':', ${`${key}:`})`)
      await transaction.delete(limitCounter).where(or(...isCounter))
      const { members, addressChanges, sessions } = membersOn(transaction)
      await sessions.removeAll(tenantId, id)
      await addressChanges.remove(tenantId, id)
      await members.remove(tenantId, id)
    })
  }

  return { page, messages, erase }
}

function isFrom(tenantId: string, emailKey: string) {
  return and(
    eq(contactMessage.tenantId, tenantId),
    inArray(sql`lower(${contactMessage.email})`, storedEmailKeys(emailKey)),
  )
}
