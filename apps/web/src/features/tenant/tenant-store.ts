import type { PublicTenant } from '@upbeat/contract/entities/public-tenant'
import { create } from 'zustand'

/** The page's club; set once by `start-app.ts` before rendering. */
const useTenantStore = create<{ tenant: PublicTenant | null }>()(() => ({ tenant: null }))

export function setTenant(tenant: PublicTenant): void {
  useTenantStore.setState({ tenant })
}

/** The club's configuration, for loaders and actions; components use `useTenant()`. */
export function getTenant(): PublicTenant {
  return present(useTenantStore.getState().tenant)
}

export function useTenant(): PublicTenant {
  return present(useTenantStore((state) => state.tenant))
}

function present(tenant: PublicTenant | null): PublicTenant {
  if (!tenant) throw new Error('The tenant is read before the boot payload')
  return tenant
}
