import type { TenantSwitches } from './switches.ts'

export function discountFieldShown(tenant: TenantSwitches): boolean {
  return tenant.showDiscountTextField ?? true
}
