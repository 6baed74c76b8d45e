import { randomUUID } from 'node:crypto'
import { openStorage } from '../adapters/storage/open-storage.ts'
import type { App } from '../app.ts'
import type { Config } from '../config.ts'
import { createAudit } from '../modules/audit/audit.ts'
import { createClubFiles } from '../modules/club-file/club-files.ts'
import { createWordingRepository } from '../modules/i18n/wording-repository.ts'
import type { Storage } from '../modules/media/storage.ts'
import { createStaffRepository } from '../modules/staff/staff-repository.ts'
import { createTenantAdmin } from '../modules/tenant/admin.ts'
import { createTenantRepository } from '../modules/tenant/repository.ts'
import { sharedSecret } from '../platform/secrets/secrets.ts'
import { randomToken } from '../platform/session/token.ts'

/** Exports and imports of an app's clubs, as `npm run tenant` composes them. */
export async function clubFilesOf(
  config: Config,
  { database }: Pick<App, 'database'>,
  storage: Storage = openStorage(config),
) {
  const now = () => new Date()
  const admin = createTenantAdmin({
    tenants: createTenantRepository(database, createAudit({ makeId: randomUUID })),
    wording: createWordingRepository(database),
    makeId: randomUUID,
    now,
    names: { publicHost: null, extraHosts: [] },
  })
  return createClubFiles({
    config,
    db: database.db,
    admin,
    storage,
    accountsOn: createStaffRepository,
    secretOf: (name) => sharedSecret(database, name),
    makeToken: randomToken,
    now,
  })
}
