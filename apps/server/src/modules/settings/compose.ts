import type { Http } from '../../platform/http/open-http.ts'
import { createStudioEvents } from '../../platform/http/studio/studio-events.ts'
import type { Platform } from '../../platform/open-platform.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import type { ProveHost } from '../domain/prove-host.ts'
import type { TenantAdmin } from '../tenant/admin.ts'
import { mountSettings } from './routes.ts'
import { createSettingsService } from './service.ts'

type Parts = Pick<Platform, 'database'> &
  Pick<Http, 'studioMount'> & { tenants: Tenants; admin: TenantAdmin; proveHost: ProveHost }

/** The club's settings in the studio. */
export function composeSettings({ database, studioMount, tenants, admin, proveHost }: Parts) {
  const events = createStudioEvents(database)
  mountSettings(studioMount, createSettingsService({ admin, tenants, events, proveHost }))
}
