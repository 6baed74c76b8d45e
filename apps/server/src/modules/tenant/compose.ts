import type { Mount } from '../../platform/http/mount.ts'
import type { Platform } from '../../platform/open-platform.ts'
import { serverNames } from '../../platform/tenancy/hosts.ts'
import { loadTenants } from '../../platform/tenancy/tenants.ts'
import type { Audit } from '../audit/audit.ts'
import { createTenantAdmin, type Wording } from './admin.ts'
import { contradictions } from './check-tenant.ts'
import { createClubWriter } from './club-writer-repository.ts'
import { completeConfig } from './complete-config.ts'
import { createPublicConfig } from './public-config.ts'
import type { PublicTenantOf } from './public-tenant.ts'
import { faultOfLogo } from './read-logo.ts'
import { createTenantRepository } from './repository.ts'
import { mountTenant } from './routes.ts'
import { createClubUndo, type FollowAudience } from './undo-club-change.ts'

type Parts = Pick<Platform, 'database' | 'config' | 'clock' | 'log' | 'makeId'> & {
  audit: Audit
  wording: { read: (tenantId: string) => Promise<Wording> }
}

/** The installation's clubs. */
export async function composeTenant({ database, config, clock, log, makeId, audit, wording }: Parts) {
  const tenants = await loadTenants(database, {
    complete: completeConfig,
    isDrawing: (svg) => faultOfLogo(svg) === null,
    onFault: (name, err) => log.error({ tenant: name, err }, 'tenant left out'),
    onUnreadSetting: (name, err) => log.error({ tenant: name, err }, 'private setting left out'),
    firstStandsIn: config.DEFAULT_TENANT === undefined,
    names: serverNames(config),
    onIgnoredHosts: (hosts) => {
      for (const ignored of hosts) log.warn(ignored, 'host of a club ignored')
    },
  })
  for (const { name, config: known, settings } of tenants.all())
    for (const text of contradictions(known, settings)) log.warn({ tenant: name }, text)
  const admin = createTenantAdmin({
    tenants: createTenantRepository(database, audit),
    wording,
    makeId,
    now: clock.now,
    names: serverNames(config),
  })
  const publicConfig = createPublicConfig(config)
  return {
    tenants,
    admin,
    clubWriterOn: createClubWriter,
    publicConfig,
    undo: (followAudience: FollowAudience) => createClubUndo({ admin, tenants, followAudience }),
    mountConfig: (mount: Mount, publicTenant: PublicTenantOf) => mountTenant(mount, { tenants, publicTenant }),
  }
}
