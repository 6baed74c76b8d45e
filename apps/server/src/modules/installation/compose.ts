import type { Tries } from '../../platform/doctor/tries.ts'
import type { Http } from '../../platform/http/open-http.ts'
import type { Platform } from '../../platform/open-platform.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import type { Audit } from '../audit/audit.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { ClubWriterOn } from '../tenant/club-writer.ts'
import { createClubLimitsRepository } from './club-limits-repository.ts'
import { createClubListRepository } from './club-list-repository.ts'
import { createInstallationClubs } from './club-service.ts'
import { createMachineService } from './machine-service.ts'
import type { openInstallation } from './open-installation.ts'
import { createProcessRepository } from './process-repository.ts'
import { createQueuePauses } from './queue-pause-repository.ts'
import { createQueueService, type OperatedQueue } from './queue-service.ts'
import { mountInstallation } from './routes.ts'

type Parts = Pick<Platform, 'config' | 'database' | 'db'> &
  Pick<Http, 'studioMount'> & {
    audit: Audit
    jobs: Jobs
    tenants: Tenants
    clubWriterOn: ClubWriterOn
    installation: ReturnType<typeof openInstallation>
    encodingQueue: OperatedQueue
    /** The services that the doctor tries. */
    tries: Partial<Tries>
  }

/** The installation for its administrators: clubs, queues, servers and health. */
export function composeInstallation(parts: Parts) {
  const { database, db, jobs, installation } = parts
  const clubs = createInstallationClubs({
    ...parts,
    list: createClubListRepository(db),
    limitsOn: createClubLimitsRepository,
    defaultBytes: installation.defaultBytes,
    monthNow: installation.monthNow,
    onClubsChanged: () => database.notify('tenant_changed', ''),
  })
  const queues = createQueueService({
    ...parts,
    pausesOn: createQueuePauses,
    queues: { encoding: parts.encodingQueue, jobs: { ...jobs.queue, onPauseChanged: jobs.followPause } },
  })
  const machines = createMachineService({ ...parts, processes: createProcessRepository(db) })
  jobs.handle('usageMeasured', clubs.measure)
  mountInstallation(parts.studioMount, { clubs, queues, machines })
}
