import type { Database } from '../../platform/db/database.ts'
import type { Http } from '../../platform/http/open-http.ts'
import type { Platform } from '../../platform/open-platform.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import type { OfferOn } from '../plans/plan.ts'
import type { Staff } from '../staff/compose.ts'
import type { TenantAdmin } from '../tenant/admin.ts'
import { createAudienceService } from './audience-service.ts'
import { createStudioCommands } from './command-line.ts'
import { createFirstWeekRepository } from './first-week-repository.ts'
import { createFirstWeekService } from './first-week-service.ts'
import { createLookService } from './look-service.ts'
import { localNetworkAddress } from './reachable-address.ts'
import { mountSetup } from './routes.ts'
import { createSetupLink } from './setup-link.ts'
import { createSetupRepository } from './setup-repository.ts'
import { createSetupService } from './setup-service.ts'

type Parts = Pick<Platform, 'database' | 'db' | 'config' | 'clock' | 'makeId' | 'makeToken'> &
  Pick<Http, 'studioMount'> & {
    staff: Staff
    tenants: Tenants
    admin: TenantAdmin
    offerOn: OfferOn
    isMailKept: boolean
  }

/** Sets up a club: its name, its look, and who can watch. */
export function composeSetup(parts: Parts) {
  const { database, staff, tenants, admin, clock, makeId, makeToken, config, studioMount, offerOn } = parts
  const { now } = clock
  const setupOn = (db: Database) => createSetupRepository(db, staff.staffOn)
  const setup = setupOn(database.db)
  const link = createSetupLink({ setup, now, makeToken, config })
  const service = createSetupService({
    setup,
    setupOn,
    staffOn: staff.staffOn,
    staff,
    tenants,
    admin,
    makeId,
    config,
    isMailKept: parts.isMailKept,
    networkAddress: localNetworkAddress,
  })
  const audience = createAudienceService({ db: database.db, offerOn, admin, tenants })
  mountSetup(studioMount, {
    setup: service,
    audience,
    looks: createLookService({ admin, tenants }),
    firstWeek: createFirstWeekService(createFirstWeekRepository(parts.db)),
  })
  return { link, followAudience: audience.follow, commands: createStudioCommands({ link, change: staff.change, now }) }
}
