import { and, asc, count, eq, inArray, ne, sql } from 'drizzle-orm'
import { type Database, schema } from '../../../platform/db/database.ts'
import { productId } from '../offer-repository.ts'
import type { NewPlan, PlanRow } from '../plan.ts'

const { plan, product, subscription } = schema
export type PlanChangeRepository = ReturnType<typeof createPlanChangeRepository>

/** A club's plans as the studio changes them. */
export function createPlanChangeRepository(db: Database) {
  const all = (tenantId: string) =>
    db.select().from(plan).where(eq(plan.tenantId, tenantId)).orderBy(asc(plan.position), asc(plan.tag))

  /** Locks the club's plans until the end of the transaction, so that two changes follow one another. */
  async function lock(tenantId: string): Promise<PlanRow[]> {
    return all(tenantId).for('update')
  }

  async function add(row: NewPlan): Promise<void> {
    await db.insert(plan).values(row)
  }

  async function change(tenantId: string, tag: string, values: Partial<Omit<PlanRow, 'tag' | 'tenantId'>>) {
    await db
      .update(plan)
      .set({ ...values, revision: sql`${plan.revision} + 1` })
      .where(and(eq(plan.tenantId, tenantId), eq(plan.tag, tag)))
  }

  /** Sets the positions in this order. */
  async function place(tenantId: string, tags: readonly string[]): Promise<void> {
    for (const [position, tag] of tags.entries()) {
      await db
        .update(plan)
        .set({ position })
        .where(and(eq(plan.tenantId, tenantId), eq(plan.tag, tag), ne(plan.position, position)))
    }
  }

  /** The club's first product, in which its plans are sold; created if it has none. */
  async function productOf(tenantId: string, name: string): Promise<string> {
    const [first] = await db
      .select({ id: product.id })
      .from(product)
      .where(eq(product.tenantId, tenantId))
      .orderBy(asc(product.position), asc(product.id))
      .limit(1)
    if (first) return first.id
    await db.insert(product).values({ tenantId, id: productId, name, position: 0 }).onConflictDoNothing()
    return productId
  }

  /** How many subscriptions run, by the plan's tag. */
  async function subscribers(tenantId: string): Promise<Map<string, number>> {
    const rows = await db
      .select({ tag: subscription.planTag, count: count() })
      .from(subscription)
      .where(and(eq(subscription.tenantId, tenantId), inArray(subscription.status, ['active', 'trialing'])))
      .groupBy(subscription.planTag)
    return new Map(rows.flatMap((row) => (row.tag === null ? [] : [[row.tag, row.count] as const])))
  }

  return { all, lock, add, change, place, productOf, subscribers }
}
