import { connectOnDemandEnabled, liveEnabled, type TenantSwitches } from './switches.ts'

/** Connect's two sub-links are only shown together (D-27). */
export function connectSubNavigationShown(tenant: TenantSwitches): boolean {
  return liveEnabled(tenant) && connectOnDemandEnabled(tenant)
}
