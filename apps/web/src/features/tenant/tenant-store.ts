import type { TenantConfig } from '@upbeat/contract/entities/tenant-config'
import { create } from 'zustand'

/** The page's club; set once by `start-app.ts` before rendering. */
const useTenantStore = create<{ tenant: TenantConfig | null }>()(() => ({ tenant: null }))

export function setTenant(tenant: TenantConfig): void {
  useTenantStore.setState({ tenant })
}

/** The club's configuration, for loaders and actions; components use `useTenant()`. */
export function getTenant(): TenantConfig {
  return present(useTenantStore.getState().tenant)
}

export function useTenant(): TenantConfig {
  return present(useTenantStore((state) => state.tenant))
}

function present(tenant: TenantConfig | null): TenantConfig {
  if (!tenant) throw new Error('The tenant is read before the boot payload')
  return tenant
}
