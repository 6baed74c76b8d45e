import { storeTenantKeys } from '../features/tenant/store-tenant-keys.ts'
import { getTenant, setTenant } from '../features/tenant/tenant-store.ts'
import { api } from '../lib/api/api.ts'
import { clock } from '../lib/clock.ts'
import { logWarning } from '../lib/log.ts'

const leastMilliseconds = 10 * 60_000

/** Refetches the club's configuration when the page becomes visible after ten minutes or more (D-02). */
export function keepTenantFresh(): void {
  let since = clock.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || clock.now() - since < leastMilliseconds) return
    since = clock.now()
    void refresh().catch((error) => logWarning('The club’s settings could not be refreshed', error))
  })
}

async function refresh(): Promise<void> {
  const tenant = await api('getTenant', { params: { name: getTenant().name } })
  setTenant(tenant)
  storeTenantKeys(tenant)
}
