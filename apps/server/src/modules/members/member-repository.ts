import { emailKey, storedEmailKeys } from '@upbeat/rules/auth/email-key'
import { and, eq, inArray, isNotNull, placeholder } from 'drizzle-orm'
import { built } from '../../platform/db/built.ts'
import { type Database, schema } from '../../platform/db/database.ts'
import { Failure } from '../../platform/failure/failure.ts'
import type { Member, Members, NewMember, NewPassword, Profile, Subject } from './member.ts'

const { member } = schema

/** Accounts are per tenant; email addresses ignore case and Unicode form (D-102). */
export function createMemberRepository(db: Database): Members {
  // Built once, since they run with nearly every request.
  const inClub = eq(member.tenantId, placeholder('tenantId'))
  const byEmail = built(
    db
      .select()
      .from(member)
      .where(
        and(
          inClub,
          inArray(member.emailKey, [placeholder('typed'), placeholder('composed'), placeholder('decomposed')]),
        ),
      ),
  )
  const byId = built(
    db
      .select()
      .from(member)
      .where(and(inClub, eq(member.id, placeholder('id')))),
  )

  async function findByEmail(tenantId: string, email: string): Promise<Member | null> {
    const [typed, composed, decomposed] = storedEmailKeys(email)
    const rows = await byEmail.execute({ tenantId, typed, composed, decomposed })
    // Two accounts may be older than the rule that makes their addresses one.
    return rows.find((row) => row.emailKey === typed) ?? rows[0] ?? null
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
    const isShared = row.email === '' || (await findByEmail(tenantId, row.email)) !== null
    for (const key of isShared ? [subjectKey] : [emailKey(row.email), subjectKey]) {
      await db
        .insert(member)
        .values({ ...row, tenantId, emailKey: key })
        .onConflictDoNothing()
      if (await findBySubject(tenantId, row)) return
    }
  }

  async function insert(tenantId: string, row: NewMember): Promise<boolean> {
    if (await findByEmail(tenantId, row.email)) return false
    const rows = await db
      .insert(member)
      .values({ ...row, tenantId, emailKey: emailKey(row.email) })
      .onConflictDoNothing()
      .returning({ id: member.id })
    return rows.length > 0
  }

  async function changeProfile(tenantId: string, id: string, profile: Profile): Promise<Member | null> {
    const [before] = await db
      .select()
      .from(member)
      .where(and(eq(member.tenantId, tenantId), eq(member.id, id)))
      .for('update')
    // The key stays with its address: an account of single sign-on may share the address of another.
    const isMoving = before !== undefined && emailKey(before.email) !== emailKey(profile.email)
    if (isMoving && (await findByEmail(tenantId, profile.email))) return null
    try {
      const [row] = await db
        .update(member)
        .set({ ...profile, ...(isMoving && { emailKey: emailKey(profile.email) }) })
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

  async function setPassword(tenantId: string, id: string, { passwordHash, email }: NewPassword) {
    const owner = email === null ? null : await findByEmail(tenantId, email)
    if (owner && owner.id !== id) throw new Failure('emailInUse')
    try {
      const [row] = await db
        .update(member)
        .set({ passwordHash, ...(email !== null && { email, emailKey: emailKey(email) }) })
        .where(and(eq(member.tenantId, tenantId), eq(member.id, id)))
        .returning({ email: member.email })
      return row ?? null
    } catch (error) {
      throw isTaken(error) ? new Failure('emailInUse') : error
    }
  }

  async function moveIssuer(tenantId: string, ssoIssuer: string) {
    await db
      .update(member)
      .set({ ssoIssuer })
      .where(and(eq(member.tenantId, tenantId), isNotNull(member.ssoIssuer)))
  }

  async function remove(tenantId: string, id: string) {
    await db.delete(member).where(and(eq(member.tenantId, tenantId), eq(member.id, id)))
  }

  async function keepCustomer(
    tenantId: string,
    id: string,
    { customer, account }: { customer: string; account: string | null },
  ) {
    await db
      .update(member)
      .set({ paymentCustomer: customer, paymentAccount: account })
      .where(and(eq(member.tenantId, tenantId), eq(member.id, id)))
  }

  return {
    changePassword,
    setPassword,
    moveIssuer,
    remove,
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

/** Whether an error is a unique violation (23505); the query builder wraps the driver's error. */
function isTaken(error: unknown) {
  const { code, cause } = error as { code?: string; cause?: { code?: string } }
  return code === '23505' || cause?.code === '23505'
}
