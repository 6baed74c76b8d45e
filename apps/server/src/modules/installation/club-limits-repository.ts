import type { ClubQuota } from '@upbeat/contract/studio/entities/installation'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'

const { clubQuota, clubUsage, member, memberImportRow } = schema

export type ClubLimitsRepository = ReturnType<typeof createClubLimitsRepository>

/** What each club may use, and what it has used in each month. */
export function createClubLimitsRepository(db: Database) {
  return {
    async quotaOf(tenantId: string): Promise<ClubQuota> {
      const [row] = await db.select().from(clubQuota).where(eq(clubQuota.tenantId, tenantId))
      return {
        diskBytes: row?.diskBytes ?? null,
        encodeMinutes: row?.encodeMinutes ?? null,
        members: row?.members ?? null,
      }
    },

    async setQuota(tenantId: string, quota: ClubQuota): Promise<void> {
      await db
        .insert(clubQuota)
        .values({ tenantId, ...quota })
        .onConflictDoUpdate({ target: clubQuota.tenantId, set: quota })
    },

    /**
     * How many members the club has beyond its limit; null without one. Imports under way count in full. Until the
     * transaction ends, others of the same club wait here, so that accounts made in the same moment count one another.
     */
    async membersOver(tenantId: string): Promise<number | null> {
      const [limit] = await db
        .select({ members: clubQuota.members })
        .from(clubQuota)
        .where(and(eq(clubQuota.tenantId, tenantId), isNotNull(clubQuota.members)))
        .for('no key update')
      if (!limit || limit.members === null) return null
      const isPlanned = and(eq(memberImportRow.tenantId, tenantId), isNotNull(memberImportRow.planned))
      const there = await db.$count(member, eq(member.tenantId, tenantId))
      return there + (await db.$count(memberImportRow, isPlanned)) - limit.members
    },

    async encodedSeconds(tenantId: string, month: string): Promise<number> {
      const [row] = await db
        .select({ seconds: clubUsage.encodedSeconds })
        .from(clubUsage)
        .where(sql`${clubUsage.tenantId} = ${tenantId} and ${clubUsage.month} = ${month}`)
      return row?.seconds ?? 0
    },

    async countEncoded(tenantId: string, month: string, seconds: number): Promise<void> {
      await db
        .insert(clubUsage)
        .values({ tenantId, month, encodedSeconds: seconds })
        .onConflictDoUpdate({
          target: [clubUsage.tenantId, clubUsage.month],
          set: { encodedSeconds: sql`${clubUsage.encodedSeconds} + ${seconds}` },
        })
    },

    /** Stores what the clubs use at the moment, if it is more than was measured this month before. */
    async measure(month: string, measured: readonly { tenantId: string; diskBytes: number; members: number }[]) {
      if (measured.length === 0) return
      await db
        .insert(clubUsage)
        .values(measured.map((club) => ({ month, ...club })))
        .onConflictDoUpdate({
          target: [clubUsage.tenantId, clubUsage.month],
          set: {
            diskBytes: sql`greatest(${clubUsage.diskBytes}, excluded.disk_bytes)`,
            members: sql`greatest(${clubUsage.members}, excluded.members)`,
          },
        })
    },
  }
}
