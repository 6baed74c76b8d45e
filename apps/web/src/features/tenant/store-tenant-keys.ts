import type { TenantConfig } from '@upbeat/contract/entities/tenant-config'
import { connectEnabled, liveEnabled, thirdPartyEnabled } from '@upbeat/rules/tenant/switches'
import { localStore } from '../../lib/storage.ts'

/** Stores the specified keys of a club in this browser (SHELL-23, TEN-22, D-22). */
export function storeTenantKeys(tenant: TenantConfig): void {
  localStore.set('clientId', tenant.tenantID)
  localStore.set('ProviderType', tenant.connectSource ?? 'wexer')
  localStore.set('thirdPartyAuth', String(thirdPartyEnabled(tenant)))
  localStore.set('classTypes', JSON.stringify(classTypes(tenant)))
}

/** The kinds of class that this club offers. */
function classTypes(tenant: TenantConfig): string[] {
  return ['ondemand', ...(connectEnabled(tenant) ? ['connect'] : []), ...(liveEnabled(tenant) ? ['live'] : [])]
}
