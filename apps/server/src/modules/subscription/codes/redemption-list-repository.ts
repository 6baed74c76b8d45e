import { and, desc, eq, lt, or } from 'drizzle-orm'
import { type Database, schema } from '../../../platform/db/database.ts'

const { accessCode, codeRedemption, member } = schema
/** Of a code, or of all codes of a batch. */
export type RedemptionsWanted = { code?: string | undefined; batch?: string | undefined }
export type RedemptionPlace = { redeemedAt: Date; code: string; memberId: string }
export type RedemptionListRepository = ReturnType<typeof createRedemptionListRepository>

/** Who has redeemed codes, newest first. */
export function createRedemptionListRepository(db: Database) {
  async function list(
    tenantId: string,
    { code, batch }: RedemptionsWanted,
    { before, take }: { before: RedemptionPlace | null; take: number },
  ) {
    const older =
      before &&
      or(
        lt(codeRedemption.redeemedAt, before.redeemedAt),
        and(eq(codeRedemption.redeemedAt, before.redeemedAt), lt(codeRedemption.code, before.code)),
        and(
          eq(codeRedemption.redeemedAt, before.redeemedAt),
          eq(codeRedemption.code, before.code),
          lt(codeRedemption.memberId, before.memberId),
        ),
      )
    return db
      .select({
        code: codeRedemption.code,
        memberId: codeRedemption.memberId,
        redeemedAt: codeRedemption.redeemedAt,
        firstName: member.firstName,
        lastName: member.lastName,
        email: member.email,
      })
      .from(codeRedemption)
      .innerJoin(
        accessCode,
        and(eq(accessCode.tenantId, codeRedemption.tenantId), eq(accessCode.code, codeRedemption.code)),
      )
      .leftJoin(member, and(eq(member.tenantId, codeRedemption.tenantId), eq(member.id, codeRedemption.memberId)))
      .where(
        and(
          eq(codeRedemption.tenantId, tenantId),
          code === undefined ? undefined : eq(codeRedemption.code, code),
          batch === undefined ? undefined : eq(accessCode.batchId, batch),
          older ?? undefined,
        ),
      )
      .orderBy(desc(codeRedemption.redeemedAt), desc(codeRedemption.code), desc(codeRedemption.memberId))
      .limit(take)
  }

  return { list }
}
