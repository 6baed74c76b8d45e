import type { TransferredAccess } from '@upbeat/contract/studio/entities/member-import'
import { and, eq, inArray } from 'drizzle-orm'
import { type Database, schema } from '../../../platform/db/database.ts'
import { transferredAccess } from './transferred-access.ts'

const { codeRedemption, subscription } = schema
export type Grant = TransferredAccess & { id: string; memberId: string }

/** Access that comes and goes with files of members. */
export function createTransferRepository(db: Database) {
  /** The access of these members; those without any are left out. */
  async function accessOfMany(tenantId: string, memberIds: string[], now: Date) {
    const rows = await db
      .select()
      .from(subscription)
      .where(and(eq(subscription.tenantId, tenantId), inArray(subscription.memberId, memberIds)))
    const byMember = Map.groupBy(rows, ({ memberId }) => memberId)
    const found = [...byMember].map(([memberId, own]) => [memberId, transferredAccess(own, now)] as const)
    return new Map(found.flatMap(([memberId, access]) => (access ? [[memberId, access]] : [])))
  }

  /**
   * Gives new members free access: it ends by itself and charges nobody. A code counts as redeemed by its member, and a
   * trial as had, so that neither is given twice.
   */
  async function give(tenantId: string, grants: readonly Grant[], now: Date): Promise<void> {
    if (grants.length === 0) return
    await db.insert(subscription).values(
      grants.map(({ id, memberId, kind, until, code, planTag }) => ({
        id,
        tenantId,
        memberId,
        status: 'active' as const,
        source: 'code' as const,
        startedAt: now,
        updatedAt: now,
        // Access lasts to the end of its last day; noon is the same day in almost every time zone.
        accessEndsAt: until === null ? null : new Date(`${until}T12:00:00Z`),
        discountCode: code,
        grantedAs: kind === 'gift' || kind === 'plan' || kind === 'trial' ? kind : null,
        grantedPlanTag: planTag,
        trialStartedAt: kind === 'trial' ? now : null,
      })),
    )
    const redeemed = grants.flatMap(({ memberId, code }) =>
      code === null ? [] : [{ tenantId, memberId, code, redeemedAt: now }],
    )
    if (redeemed.length > 0) await db.insert(codeRedemption).values(redeemed).onConflictDoNothing()
  }

  return { accessOfMany, give }
}
