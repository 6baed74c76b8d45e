import type { TenantSwitches } from './switches.ts'

/** Whether newer terms must be accepted before continuing. */
export function termsChecked(tenant: TenantSwitches): boolean {
  return tenant.showTncAccepted ?? true
}
