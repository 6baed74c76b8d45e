import type { Permission } from '@upbeat/rules/staff/may'
import type { StaffContext } from './studio-context.ts'

/** Whether the caller's permission extends to an object of this owner. */
export function reaches(
  { reachOf, staff }: Pick<StaffContext, 'reachOf' | 'staff'>,
  permission: Permission,
  ownerId: string | null,
): boolean {
  const reach = reachOf(permission)
  return reach === 'all' || (reach === 'own' && ownerId === staff.accountId)
}
