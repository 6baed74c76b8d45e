import { and, eq } from 'drizzle-orm'
import { type Database, schema } from '../../../platform/db/database.ts'

const { member, memberLabel, memberNote } = schema
type MemberRow = typeof member.$inferSelect

export type MemberNoteRepository = ReturnType<typeof createMemberNoteRepository>
type Author = { name: string; at: Date }

/** What staff write about a member. */
export function createMemberNoteRepository(db: Database) {
  const isNoteOf = (tenantId: string, memberId: string) =>
    and(eq(memberNote.tenantId, tenantId), eq(memberNote.memberId, memberId))
  const isLabelOf = (tenantId: string, memberId: string) =>
    and(eq(memberLabel.tenantId, tenantId), eq(memberLabel.memberId, memberId))

  /** Locks the member until the transaction ends, so that actions on one member run one after the other. */
  async function lock(tenantId: string, memberId: string): Promise<MemberRow | null> {
    const [row] = await db
      .select()
      .from(member)
      .where(and(eq(member.tenantId, tenantId), eq(member.id, memberId)))
      .for('update')
    return row ?? null
  }

  async function read(tenantId: string, memberId: string) {
    const [notes, labels] = await Promise.all([
      db.select().from(memberNote).where(isNoteOf(tenantId, memberId)),
      db.select().from(memberLabel).where(isLabelOf(tenantId, memberId)),
    ])
    const [note] = notes
    return {
      note: note?.text ?? '',
      labels: labels.map(({ label }) => label).sort(),
      notedBy: note ? { name: note.changedBy, at: note.changedAt } : null,
    }
  }

  async function keepNote(tenantId: string, memberId: string, text: string, { name, at }: Author) {
    const changes = { text, changedBy: name, changedAt: at }
    await db
      .insert(memberNote)
      .values({ tenantId, memberId, ...changes })
      .onConflictDoUpdate({ target: [memberNote.tenantId, memberNote.memberId], set: changes })
  }

  async function keepLabels(tenantId: string, memberId: string, labels: readonly string[]) {
    await db.delete(memberLabel).where(isLabelOf(tenantId, memberId))
    if (labels.length === 0) return
    await db.insert(memberLabel).values(labels.map((label) => ({ tenantId, memberId, label })))
  }

  return { lock, read, keepNote, keepLabels }
}
