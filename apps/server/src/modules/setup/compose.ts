import type { Config } from '../../config.ts'
import type { DatabaseHandle } from '../../platform/db/database.ts'
import type { StudioMount } from '../../platform/http/studio/studio-mount.ts'
import type { TokenSource } from '../../platform/session/token.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import type { Staff } from '../staff/compose.ts'
import type { TenantAdmin } from '../tenant/admin.ts'
import { createAudienceRepository } from './audience-repository.ts'
import { createAudienceService } from './audience-service.ts'
import { createStudioCommands } from './command-line.ts'
import { createLookService } from './look-service.ts'
import { mountSetup } from './routes.ts'
import { createSetupLink } from './setup-link.ts'
import { createSetupRepository } from './setup-repository.ts'
import { createSetupService } from './setup-service.ts'

type Parts = {
  database: Pick<DatabaseHandle, 'db'>
  staff: Staff
  tenants: Tenants
  admin: TenantAdmin
  now: () => Date
  makeId: () => string
  makeToken: TokenSource
  config: Pick<Config, 'PUBLIC_URL' | 'PORT'>
}

export function composeSetup({ database, staff, tenants, admin, now, makeId, makeToken, config }: Parts) {
  const setup = createSetupRepository(database.db)
  const link = createSetupLink({ setup, now, makeToken, config })
  const service = createSetupService({
    setup,
    setupOn: createSetupRepository,
    staffOn: staff.staffOn,
    staff,
    tenants,
    admin,
    makeId,
    config,
  })
  const audience = createAudienceService({
    audience: createAudienceRepository(database.db),
    audienceOn: createAudienceRepository,
    admin,
    tenants,
  })
  return {
    link,
    commands: createStudioCommands({ link, change: staff.change, now }),
    mount: (mount: StudioMount) =>
      mountSetup(mount, { setup: service, audience, looks: createLookService({ admin, tenants }) }),
  }
}
