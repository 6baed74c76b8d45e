import { storedEmailKeys } from '@upbeat/rules/auth/email-key'
import { and, eq, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type Database, schema } from '../../platform/db/database.ts'
import { removeCountersOn } from '../../platform/limits/limits.ts'
import type { MessagesOn } from '../contact/messages-on.ts'
import type { MembersOn } from '../members/member-tables.ts'

const { addressChange, fact, invoice, memberSearch, session, watchViewer } = schema
export type AccountDataRepository = ReturnType<typeof createAccountDataRepository>
type OfMembers = PgTable & { tenantId: PgColumn; memberId: PgColumn }
type Rows = Record<string, unknown>[]

/** All tables about members, found by their columns, so that a new table can't be forgotten. */
const tables = Object.entries(schema).flatMap(([name, table]): [string, OfMembers][] => {
  return isOfMembers(table) ? [[name, table]] : []
})
/**
 * Not deleted here: invoices stay for the club's accounting, and facts for its figures, sums and dates without a name;
 * the database clears the member's id in facts and in the watch ledger's viewers, and deletes what the list of members searches.
 * `members` deletes its own.
 */
const excepted = new Set<unknown>([fact, invoice, memberSearch, session, addressChange, watchViewer])

function isOfMembers(table: object): table is OfMembers {
  return 'memberId' in table && 'tenantId' in table
}

export const pageSize = 200

export function createAccountDataRepository(
  db: Database,
  { membersOn, messagesOn }: { membersOn: MembersOn; messagesOn: MessagesOn },
) {
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
    return messagesOn(db).sentFrom(tenantId, emailKey)
  }

  /** Deletes the member and all rows about them in one transaction. */
  async function erase(tenantId: string, { id, emailKey }: { id: string; emailKey: string }): Promise<void> {
    await db.transaction(async (transaction) => {
      for (const [, table] of tables.filter(([, table]) => !excepted.has(table))) {
        await transaction.delete(table).where(and(eq(table.tenantId, tenantId), eq(table.memberId, id)))
      }
      await messagesOn(transaction).removeSentFrom(tenantId, emailKey)
      const counters = ['sign-in', 'signed-in', 'forgot'].flatMap((what) =>
        storedEmailKeys(emailKey).map((key) => `${what}:${tenantId}:as:${key}`),
      )
      counters.push(
        ...['deletion', 'addresses', 'passwords', 'codes', 'cards', 'card-forms'].map(
          (what) => `${what}:${tenantId}:of:${id}`,
        ),
      )
      await removeCountersOn(transaction, counters)
      const { members, addressChanges, sessions } = membersOn(transaction)
      await sessions.removeAll(tenantId, id)
      await addressChanges.remove(tenantId, id)
      await members.remove(tenantId, id)
    })
  }

  return { page, messages, erase }
}
