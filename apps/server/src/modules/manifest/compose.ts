import type { Http } from '../../platform/http/open-http.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import { mountIcons } from './icon-routes.ts'
import { mountManifest } from './routes.ts'

type Parts = Pick<Http, 'mount' | 'server' | 'defaultTenant'> & { tenants: Tenants }

export function composeManifest({ mount, server, defaultTenant, tenants }: Parts) {
  mountManifest(mount)
  mountIcons(server, { tenants, defaultTenant })
}
