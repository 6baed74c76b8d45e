import { eq } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'
import { commonCategories } from './common-categories.ts'

const { category } = schema

/** Gives a club without categories the common ones. */
export async function addCommonCategories(db: Database, tenantId: string): Promise<void> {
  const [any] = await db.select({ id: category.id }).from(category).where(eq(category.tenantId, tenantId)).limit(1)
  if (any) return
  const rows = commonCategories.map((common, position) => ({ ...common, tenantId, description: '', position }))
  await db.insert(category).values(rows).onConflictDoNothing()
}
