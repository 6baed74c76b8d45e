import type { PlanRow } from './plan.ts'

/** Whether members can buy it: archived plans and former prices only run for their subscribers. */
export function isSold({ archivedAt, replacedBy }: Pick<PlanRow, 'archivedAt' | 'replacedBy'>): boolean {
  return archivedAt === null && replacedBy === null
}
