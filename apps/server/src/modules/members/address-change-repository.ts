import { and, eq, placeholder } from 'drizzle-orm'
import { built } from '../../platform/db/built.ts'
import { type Database, schema } from '../../platform/db/database.ts'

const { addressChange } = schema
type AddressChange = typeof addressChange.$inferSelect

export function createAddressChangeRepository(db: Database) {
  const isOf = (tenantId: string, memberId: string) =>
    and(eq(addressChange.tenantId, tenantId), eq(addressChange.memberId, memberId))
  const ofMember = built(
    db
      .select()
      .from(addressChange)
      .where(
        and(eq(addressChange.tenantId, placeholder('tenantId')), eq(addressChange.memberId, placeholder('memberId'))),
      ),
  )

  async function find(tenantId: string, memberId: string): Promise<AddressChange | null> {
    const [row] = await ofMember.execute({ tenantId, memberId })
    return row ?? null
  }

  /** Replaces an earlier request, whose link becomes invalid. */
  async function keep(tenantId: string, row: Omit<AddressChange, 'tenantId' | 'tokenHash'>) {
    const { email, requestedAt } = row
    await db
      .insert(addressChange)
      .values({ ...row, tenantId })
      .onConflictDoUpdate({
        target: [addressChange.tenantId, addressChange.memberId],
        set: { email, requestedAt, tokenHash: null },
      })
  }

  async function keepToken(tenantId: string, memberId: string, tokenHash: string) {
    await db.update(addressChange).set({ tokenHash }).where(isOf(tenantId, memberId))
  }

  async function remove(tenantId: string, memberId: string) {
    await db.delete(addressChange).where(isOf(tenantId, memberId))
  }

  return { find, keep, keepToken, remove }
}
