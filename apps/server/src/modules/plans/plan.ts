import type { schema } from '../../platform/db/database.ts'

/** A price at which a product is sold. */
export type PlanRow = typeof schema.plan.$inferSelect
/** What a club sells, under one or more plans. */
export type ProductRow = typeof schema.product.$inferSelect

/** The plans of a club, for the modules that sell and run them. */
export type Plans = {
  /** In the club's order. */
  plans: (tenantId: string) => Promise<PlanRow[]>
  /** @throws Failure unknownPlan, also for a plan of another product */
  plan: (tenantId: string, tag: string, productId?: string) => Promise<PlanRow>
}
