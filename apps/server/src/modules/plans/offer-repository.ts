import { and, asc, desc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'
import type { OfferedPlan, PlanRow } from './plan.ts'

const { accessCode, plan, product } = schema
export type OfferRepository = ReturnType<typeof createOfferRepository>

/** The product of a club's own plans. */
export const productId = 'membership'

/** The one plan and the one access code that the set-up offers new members. */
export function createOfferRepository(db: Database) {
  /** For any number of people and without an end, as only the set-up creates them. */
  const isUnlimited = (tenantId: string) =>
    and(
      eq(accessCode.tenantId, tenantId),
      eq(accessCode.kind, 'freeaccess'),
      isNull(accessCode.maximumUses),
      isNull(accessCode.accessDays),
    )

  /** The plans of the set-up's product that members can buy. */
  const sold = (tenantId: string): Promise<PlanRow[]> =>
    db
      .select()
      .from(plan)
      .where(
        and(
          eq(plan.tenantId, tenantId),
          eq(plan.productId, productId),
          isNull(plan.archivedAt),
          isNull(plan.replacedBy),
        ),
      )
      .orderBy(asc(plan.position), asc(plan.tag))

  async function change(tenantId: string, tag: string, values: Partial<PlanRow>): Promise<void> {
    await db
      .update(plan)
      .set({ ...values, revision: sql`${plan.revision} + 1` })
      .where(and(eq(plan.tenantId, tenantId), eq(plan.tag, tag)))
  }

  return {
    /** The newest code for any number of people and without an end. */
    async openCode(tenantId: string): Promise<string | null> {
      const [row] = await db
        .select({ code: accessCode.code })
        .from(accessCode)
        .where(and(isUnlimited(tenantId), isNull(accessCode.expiresAt)))
        .orderBy(sql`${accessCode.startsAt} desc nulls last`, desc(accessCode.code))
        .limit(1)
      return row?.code ?? null
    },

    async keepCode(tenantId: string, code: string, now: Date): Promise<void> {
      const open = { kind: 'freeaccess', accessDays: null, maximumUses: null, expiresAt: null, startsAt: now } as const
      await db
        .insert(accessCode)
        .values({ tenantId, code, ...open })
        .onConflictDoUpdate({ target: [accessCode.tenantId, accessCode.code], set: open })
    },

    /** Ends the codes for new members. Members who have used them keep their access. */
    async retireCodes(tenantId: string, { except = '', now }: { except?: string; now: Date }): Promise<void> {
      await db
        .update(accessCode)
        .set({ expiresAt: now })
        .where(and(isUnlimited(tenantId), isNull(accessCode.expiresAt), ne(accessCode.code, except)))
    },

    /** Reactivates the code that was retired last. */
    async reopenCode(tenantId: string): Promise<void> {
      const [last] = await db
        .select({ code: accessCode.code })
        .from(accessCode)
        .where(and(isUnlimited(tenantId), isNotNull(accessCode.expiresAt)))
        .orderBy(desc(accessCode.expiresAt), desc(accessCode.code))
        .limit(1)
      if (!last) return
      await db
        .update(accessCode)
        .set({ expiresAt: null })
        .where(and(eq(accessCode.tenantId, tenantId), eq(accessCode.code, last.code)))
    },

    async offeredPlan(tenantId: string): Promise<OfferedPlan | null> {
      return (await sold(tenantId)).find(isSimple) ?? null
    },

    /**
     * Offers a plan for sale in place of the first one, at a price of its own if its terms differ. Subscribers of the
     * former price keep it.
     */
    async offerPlan(tenantId: string, offered: OfferedPlan): Promise<void> {
      const { interval, priceMinor, currency, trialPeriodDays, displayName } = offered
      const current = (await sold(tenantId)).find(isSimple)
      const shown = { displayName, trialPeriodDays }
      if (current && isSame(current, offered)) return change(tenantId, current.tag, shown)
      const tag = [interval.toLowerCase(), priceMinor, currency, trialPeriodDays ?? 0].join('-')
      await db
        .insert(product)
        .values({ tenantId, id: productId, name: displayName, position: 0 })
        .onConflictDoUpdate({ target: [product.tenantId, product.id], set: { name: displayName } })
      const { position, benefits } = current ?? { position: 0, benefits: [] }
      const placed = { ...shown, position, benefits }
      await db
        .insert(plan)
        .values({ ...offered, ...placed, tenantId, tag, productId, intervalCount: 1 })
        .onConflictDoUpdate({
          target: [plan.tenantId, plan.tag],
          set: { ...placed, archivedAt: null, replacedBy: null },
        })
      if (current) await change(tenantId, current.tag, { replacedBy: tag })
    },

    /** Archives all plans that the club sells. */
    async withdrawPlans(tenantId: string, now: Date): Promise<void> {
      for (const { tag } of await sold(tenantId)) await change(tenantId, tag, { archivedAt: now })
    },
  }
}

/** A plan that the set-up could have made: without a term or a longer interval. */
function isSimple({ interval, intervalCount, renews }: PlanRow): boolean {
  return renews && intervalCount === 1 && interval !== 'Daily' && interval !== 'trial'
}

function isSame(row: PlanRow, { interval, priceMinor, currency }: OfferedPlan): boolean {
  return row.interval === interval && row.priceMinor === priceMinor && row.currency === currency
}
