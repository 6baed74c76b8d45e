import { asc, eq } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'

const { plan, product } = schema
export type PlanRow = typeof plan.$inferSelect
export type ProductRow = typeof product.$inferSelect
export type ProductRepository = ReturnType<typeof createProductRepository>

export function createProductRepository(db: Database) {
  async function products(tenantId: string): Promise<ProductRow[]> {
    return db.select().from(product).where(eq(product.tenantId, tenantId)).orderBy(asc(product.position))
  }

  async function plans(tenantId: string): Promise<PlanRow[]> {
    return db.select().from(plan).where(eq(plan.tenantId, tenantId)).orderBy(asc(plan.position))
  }

  return { products, plans }
}
