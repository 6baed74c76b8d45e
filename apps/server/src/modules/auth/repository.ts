import { and, eq, placeholder, sql } from 'drizzle-orm'
import { built } from '../../platform/db/built.ts'
import { type Database, schema } from '../../platform/db/database.ts'
import type { Member, Members, NewMember, Profile, Subject } from '../account/member.ts'

const { member } = schema

/** Accounts are per tenant; e-mail addresses ignore case (D-102). */
export function createMemberRepository(db: Database): Members {
  // Built once, since they run with nearly every request.
  const inClub = eq(member.tenantId, placeholder('tenantId'))
  const byEmail = built(
    db
      .select()
      .from(member)
      .where(and(inClub, eq(member.emailKey, placeholder('emailKey')))),
  )
  const byId = built(
    db
      .select()
      .from(member)
      .where(and(inClub, eq(member.id, placeholder('id')))),
  )

  async function findByEmail(tenantId: string, email: string): Promise<Member | null> {
    const [row] = await byEmail.execute({ tenantId, emailKey: keyOf(email) })
    return row ?? null
  }

  async function findById(tenantId: string, id: string): Promise<Member | null> {
    const [row] = await byId.execute({ tenantId, id })
    return row ?? null
  }

  async function findBySubject(tenantId: string, { ssoIssuer, ssoSubject }: Subject): Promise<Member | null> {
    const [row] = await db
      .select()
      .from(member)
      .where(and(eq(member.tenantId, tenantId), eq(member.ssoIssuer, ssoIssuer), eq(member.ssoSubject, ssoSubject)))
    return row ?? null
  }

  async function insertLinked(tenantId: string, row: NewMember & Subject) {
    const subjectKey = `${row.ssoSubject} at ${row.ssoIssuer}`
    for (const emailKey of row.email === '' ? [subjectKey] : [keyOf(row.email), subjectKey]) {
      await db
        .insert(member)
        .values({ ...row, tenantId, emailKey })
        .onConflictDoNothing()
      if (await findBySubject(tenantId, row)) return
    }
  }

  async function insert(tenantId: string, row: NewMember): Promise<boolean> {
    const rows = await db
      .insert(member)
      .values({ ...row, tenantId, emailKey: keyOf(row.email) })
      .onConflictDoNothing()
      .returning({ id: member.id })
    return rows.length > 0
  }

  async function changeProfile(tenantId: string, id: string, profile: Profile): Promise<Member | null> {
    try {
      const [row] = await db
        .update(member)
        .set({ ...profile, emailKey: changedKey(profile.email) })
        .where(and(eq(member.tenantId, tenantId), eq(member.id, id)))
        .returning()
      return row ?? null
    } catch (error) {
      if (isTaken(error)) return null
      throw error
    }
  }

  async function changeLanguage(tenantId: string, id: string, language: string) {
    await db
      .update(member)
      .set({ language })
      .where(and(eq(member.tenantId, tenantId), eq(member.id, id)))
  }

  async function changePassword(tenantId: string, id: string, { from, to }: { from: string; to: string }) {
    const rows = await db
      .update(member)
      .set({ passwordHash: to })
      .where(and(eq(member.tenantId, tenantId), eq(member.id, id), eq(member.passwordHash, from)))
      .returning({ id: member.id })
    return rows.length > 0
  }

  async function keepCustomer(tenantId: string, id: string, paymentCustomer: string) {
    await db
      .update(member)
      .set({ paymentCustomer })
      .where(and(eq(member.tenantId, tenantId), eq(member.id, id)))
  }

  return {
    changePassword,
    findByEmail,
    findById,
    findBySubject,
    insert,
    insertLinked,
    changeProfile,
    changeLanguage,
    keepCustomer,
  }
}

/** A single sign-on account that shares its address with another keeps its key while the address stays the same. */
function changedKey(email: string) {
  const key = keyOf(email)
  return sql`case when lower(${member.email}) = ${key} then ${member.emailKey} else ${key} end`
}

function keyOf(email: string) {
  return email.toLowerCase()
}

/** Whether an error is a unique violation (23505); the query builder wraps the driver's error. */
export function isTaken(error: unknown) {
  const { code, cause } = error as { code?: string; cause?: { code?: string } }
  return code === '23505' || cause?.code === '23505'
}
