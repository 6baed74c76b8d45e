import { emailKey, storedEmailKeys } from '@upbeat/rules/auth/email-key'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { type Database, schema } from '../../../platform/db/database.ts'

const { member, memberLabel, memberNote } = schema
type NewPerson = Omit<typeof member.$inferInsert, 'tenantId' | 'emailKey'>
type Note = { memberId: string; text: string }
type Label = { memberId: string; label: string }
export type PeopleRepository = ReturnType<typeof createPeopleRepository>

/** A statement takes at most 65,535 parameters. */
const batchSize = 2000

/** Many members at once. */
export function createPeopleRepository(db: Database) {
  /** The keys of those among these addresses that are a member's. */
  async function takenKeys(tenantId: string, emails: readonly string[]): Promise<Set<string>> {
    const keyOf = new Map(emails.flatMap((email) => storedEmailKeys(email).map((key) => [key, emailKey(email)])))
    const keys = [...keyOf.keys()]
    const taken = new Set<string>()
    for (let from = 0; from < keys.length; from += batchSize) {
      const rows = await db
        .select({ key: member.emailKey })
        .from(member)
        .where(and(eq(member.tenantId, tenantId), inArray(member.emailKey, keys.slice(from, from + batchSize))))
      for (const { key } of rows) taken.add(keyOf.get(key) ?? key)
    }
    return taken
  }

  /** Returns the ids of those whose address was free. */
  async function insert(tenantId: string, people: readonly NewPerson[]): Promise<Set<string>> {
    if (people.length === 0) return new Set()
    const rows = await db
      .insert(member)
      .values(people.map((one) => ({ ...one, tenantId, emailKey: emailKey(one.email) })))
      .onConflictDoNothing()
      .returning({ id: member.id })
    return new Set(rows.map(({ id }) => id))
  }

  async function addNotes(tenantId: string, notes: readonly Note[], by: { name: string; at: Date }): Promise<void> {
    if (notes.length === 0) return
    await db
      .insert(memberNote)
      .values(notes.map((note) => ({ ...note, tenantId, changedBy: by.name, changedAt: by.at })))
  }

  async function addLabels(tenantId: string, labels: readonly Label[]): Promise<void> {
    for (let from = 0; from < labels.length; from += batchSize) {
      await db.insert(memberLabel).values(labels.slice(from, from + batchSize).map((label) => ({ ...label, tenantId })))
    }
  }

  /** The ids of these members, by their addresses, so that every database exports one order. */
  async function inOrder(tenantId: string, ids: readonly string[]): Promise<string[]> {
    const keys: { id: string; key: string }[] = []
    for (let from = 0; from < ids.length; from += batchSize) {
      keys.push(
        ...(await db
          .select({ id: member.id, key: member.emailKey })
          .from(member)
          .where(and(eq(member.tenantId, tenantId), inArray(member.id, ids.slice(from, from + batchSize))))),
      )
    }
    // By code points and not by a collation, which differs between databases.
    return keys.sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0)).map(({ id }) => id)
  }

  /** What an export says of these members, in the order of their ids. */
  async function details(tenantId: string, ids: string[]) {
    const [people, notes, labels] = await Promise.all([
      db
        .select()
        .from(member)
        .where(and(eq(member.tenantId, tenantId), inArray(member.id, ids))),
      db
        .select()
        .from(memberNote)
        .where(and(eq(memberNote.tenantId, tenantId), inArray(memberNote.memberId, ids))),
      db
        .select()
        .from(memberLabel)
        .where(and(eq(memberLabel.tenantId, tenantId), inArray(memberLabel.memberId, ids)))
        .orderBy(asc(memberLabel.label)),
    ])
    const byId = new Map(people.map((one) => [one.id, one]))
    const noteOf = new Map(notes.map(({ memberId, text }) => [memberId, text]))
    const labelsOf = Map.groupBy(labels, ({ memberId }) => memberId)
    return ids.flatMap((id) => {
      const person = byId.get(id)
      // Deleted since the export began.
      if (!person) return []
      const own = (labelsOf.get(id) ?? []).map(({ label }) => label)
      return [{ ...person, note: noteOf.get(id) ?? '', labels: own }]
    })
  }

  return { takenKeys, insert, addNotes, addLabels, inOrder, details }
}
