import { asc, eq } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'
import type { NewPlan, PlanRow, ProductRow } from './plan.ts'

const { plan, product } = schema
export type PlanRepository = ReturnType<typeof createPlanRepository>

export function createPlanRepository(db: Database) {
  async function products(tenantId: string): Promise<ProductRow[]> {
    return db.select().from(product).where(eq(product.tenantId, tenantId)).orderBy(asc(product.position))
  }

  async function plans(tenantId: string): Promise<PlanRow[]> {
    return db.select().from(plan).where(eq(plan.tenantId, tenantId)).orderBy(asc(plan.position), asc(plan.tag))
  }

  async function addProducts(rows: ProductRow[]): Promise<void> {
    if (rows.length > 0) await db.insert(product).values(rows)
  }

  async function addPlans(rows: NewPlan[]): Promise<void> {
    if (rows.length > 0) await db.insert(plan).values(rows)
  }

  return { products, plans, addProducts, addPlans }
}
