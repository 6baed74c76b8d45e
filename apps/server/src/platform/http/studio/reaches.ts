import type { Permission } from '@upbeat/rules/staff/may'
import type { StaffContext } from './studio-context.ts'

/** Whether this person may act on an object of that owner. */
export function reaches(
  { reachOf, staff }: Pick<StaffContext, 'reachOf' | 'staff'>,
  permission: Permission,
  ownerId: string | null,
): boolean {
  const reach = reachOf(permission)
  return reach === 'all' || (reach === 'own' && ownerId === staff.accountId)
}
