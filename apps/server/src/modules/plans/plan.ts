import type { Database, schema } from '../../platform/db/database.ts'
import type { CodeRepository } from './code-repository.ts'
import type { OfferRepository } from './offer-repository.ts'

/** A price at which a product is sold. */
export type PlanRow = typeof schema.plan.$inferSelect
export type NewPlan = typeof schema.plan.$inferInsert
/** What a club sells, under one or more plans. */
export type ProductRow = typeof schema.product.$inferSelect
/** An access or discount code. */
export type CodeRow = typeof schema.accessCode.$inferSelect
export type NewCode = typeof schema.accessCode.$inferInsert
/** A club's codes and their uses, in a transaction of the caller. */
export type Codes = CodeRepository
export type CodesOn = (db: Database) => Codes
/** The terms of the plan that the set-up offers. */
export type OfferedPlan = Pick<PlanRow, 'displayName' | 'interval' | 'priceMinor' | 'currency' | 'trialPeriodDays'>
/** What new members are offered, read and changed in a transaction of the caller. */
export type OfferOn = (db: Database) => OfferRepository

/** The plans of a club, for the modules that sell and run them. */
export type Plans = {
  /** In the club's order, archived ones and former prices included. */
  plans: (tenantId: string) => Promise<PlanRow[]>
  /** Also an archived plan or a former price. @throws Failure unknownPlan, also for a plan of another product */
  plan: (tenantId: string, tag: string, productId?: string) => Promise<PlanRow>
}
