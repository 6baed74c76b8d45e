import type { StaffAllowances } from '@upbeat/contract/studio/entities/staff'
import { eq, sql } from 'drizzle-orm'
import { schema } from '../../platform/db/database.ts'
import type { StaffChange } from './staff-changes-repository.ts'

const { tenant } = schema

/** Allowances are private settings of the club. */
export async function saveAllowances({ transaction }: StaffChange, tenantId: string, staff: StaffAllowances) {
  const settings = sql`${tenant.settings} || ${JSON.stringify({ staff })}::jsonb`
  await transaction.update(tenant).set({ settings }).where(eq(tenant.id, tenantId))
}
