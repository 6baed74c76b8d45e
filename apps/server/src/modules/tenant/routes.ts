import { Failure } from '../../platform/failure/failure.ts'
import type { Context } from '../../platform/http/context.ts'
import type { Mount } from '../../platform/http/mount.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import type { PublicTenantOf } from './public-tenant.ts'

type Parts = { tenants: Tenants; publicTenant: PublicTenantOf }

export function mountTenant(mount: Mount, { tenants, publicTenant }: Parts) {
  mount('getTenant', (context: Context, { params }) => {
    // In a preview, the preview's own club may look different.
    const isOwn = context.tenant.name.toLowerCase() === params.name.toLowerCase()
    const tenant = isOwn ? context.tenant : tenants.byName(params.name)
    if (!tenant) throw new Failure('notFound')
    return publicTenant(tenant, context.origin)
  })
}
