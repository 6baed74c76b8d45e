import type { CoachFields } from '@upbeat/contract/studio/entities/curation'
import { and, asc, eq } from 'drizzle-orm'
import { schema } from '../../platform/db/database.ts'
import { type CurationRows, nextPosition } from './curation-rows.ts'

const { coach } = schema

export const coachRows: CurationRows<CoachFields> = {
  async live(db, { tenantId, id }) {
    const [row] = await db.select().from(coach).where(isCoach(tenantId, id))
    if (!row || row.hidden) return null
    const { name, line, description, imageLink } = row
    return { name, line, description, imageLink }
  },
  async show(db, { tenantId, id, fields }) {
    const position = await nextPosition(db, coach, tenantId)
    const row = { ...fields, name: fields.name.trim() }
    await db
      .insert(coach)
      .values({ tenantId, id, position, ...row })
      .onConflictDoUpdate({ target: [coach.tenantId, coach.id], set: { ...row, hidden: false } })
  },
  async hide(db, { tenantId, id }) {
    await db.update(coach).set({ hidden: true }).where(isCoach(tenantId, id))
  },
  async remove(db, { tenantId, id }) {
    await db.delete(coach).where(isCoach(tenantId, id))
  },
  order: (db, tenantId) =>
    db
      .select({ id: coach.id, hidden: coach.hidden })
      .from(coach)
      .where(eq(coach.tenantId, tenantId))
      .orderBy(asc(coach.position), asc(coach.id)),
  async place(db, tenantId, ids) {
    for (const [position, id] of ids.entries()) {
      await db.update(coach).set({ position }).where(isCoach(tenantId, id))
    }
  },
}

function isCoach(tenantId: string, id: string) {
  return and(eq(coach.tenantId, tenantId), eq(coach.id, id))
}
