import { and, asc, desc, eq, isNotNull, isNull, ne, notInArray, sql } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'
import type { OfferedPlan } from './plan.ts'

const { accessCode, plan, product, subscription } = schema
export type OfferRepository = ReturnType<typeof createOfferRepository>

/** The product of the plan that the set-up creates. */
const productId = 'membership'

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
      const [row] = await db
        .select()
        .from(plan)
        .where(and(eq(plan.tenantId, tenantId), eq(plan.productId, productId)))
        .orderBy(asc(plan.position))
        .limit(1)
      return row ?? null
    },

    /** Offers only this plan. A plan with subscribers is kept for them, at a lower position. */
    async offerPlan(tenantId: string, offered: OfferedPlan): Promise<void> {
      await this.withdrawPlan(tenantId)
      await db
        .insert(product)
        .values({ tenantId, id: productId, name: offered.displayName, position: 0 })
        .onConflictDoUpdate({
          target: [product.tenantId, product.id],
          set: { name: offered.displayName },
        })
      const { interval, priceMinor, currency, trialPeriodDays } = offered
      const tag = [interval.toLowerCase(), priceMinor, currency, trialPeriodDays ?? 0].join('-')
      await db
        .insert(plan)
        .values({ ...offered, tenantId, tag, productId, intervalCount: 1, position: 0 })
        .onConflictDoUpdate({
          target: [plan.tenantId, plan.tag],
          set: { displayName: offered.displayName, position: 0 },
        })
    },

    async withdrawPlan(tenantId: string): Promise<void> {
      const mine = and(eq(plan.tenantId, tenantId), eq(plan.productId, productId))
      const taken = db
        .select({ tag: sql<string>`coalesce(${subscription.planTag}, '')` })
        .from(subscription)
        .where(eq(subscription.tenantId, tenantId))
      await db.delete(plan).where(and(mine, notInArray(plan.tag, taken)))
      await db.update(plan).set({ position: 1 }).where(mine)
    },
  }
}
