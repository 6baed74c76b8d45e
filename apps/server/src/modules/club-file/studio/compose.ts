import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import type { Http } from '../../../platform/http/open-http.ts'
import { publishStudioEvent } from '../../../platform/http/studio/studio-events.ts'
import type { Platform } from '../../../platform/open-platform.ts'
import type { Tenants } from '../../../platform/tenancy/tenants.ts'
import type { Audit } from '../../audit/audit.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Storage } from '../../media/storage.ts'
import type { ClubFiles } from '../club-files.ts'
import { createClubExportService } from './club-export-service.ts'
import { mountClubExport } from './routes.ts'

type Parts = Pick<Platform, 'config' | 'database' | 'db' | 'clock' | 'log' | 'makeId' | 'makeToken'> &
  Pick<Http, 'studioMount'> & {
    audit: Audit
    jobs: Jobs
    tenants: Pick<Tenants, 'byIdOrName'>
    storage: Storage
    files: ClubFiles
  }

/** The owner's page that exports the club. */
export function composeClubExport(parts: Parts) {
  const { config, database, jobs, tenants, studioMount } = parts
  const service = createClubExportService({
    ...parts,
    nameOf: (tenantId) => tenants.byIdOrName(tenantId)?.name ?? null,
    scratchDir: config.DATA_DIR === 'memory' ? tmpdir() : resolve(config.DATA_DIR),
    announce: (tenantId) => publishStudioEvent(database, tenantId, { kind: 'clubExport', id: tenantId }),
  })
  jobs.handle('clubExport', service.run)
  mountClubExport(studioMount, service)
  return { purge: service.purge }
}
