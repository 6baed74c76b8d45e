import type { Http } from '../../../platform/http/open-http.ts'
import type { Platform } from '../../../platform/open-platform.ts'
import type { Tenants } from '../../../platform/tenancy/tenants.ts'
import type { Audit } from '../../audit/audit.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Mailer } from '../../mail/mailer.ts'
import type { MemberParts } from '../compose.ts'
import { createMemberListRepository } from '../studio/member-list-repository.ts'
import { createMemberListService } from '../studio/member-list-service.ts'
import type { MemberStates, MemberWatching } from '../studio/member-ports.ts'
import { createImportCheck } from './import-check.ts'
import type { ImportPorts } from './import-ports.ts'
import { createImportRepository } from './import-repository.ts'
import { createImportService } from './import-service.ts'
import { createImportWorker } from './import-worker.ts'
import { createInvitationRepository } from './invitation-repository.ts'
import { createInvitations } from './invitations.ts'
import { createMemberExport } from './member-export.ts'
import { createPeopleRepository } from './people-repository.ts'
import { mountMemberImport } from './routes.ts'

type Parts = Pick<Platform, 'db' | 'clock' | 'config' | 'makeId' | 'makeToken'> &
  Pick<Http, 'studioMount'> &
  Pick<MemberParts, 'membersOn'> & {
    audit: Audit
    jobs: Jobs
    mailer: Mailer
    tenants: Tenants
    isMailKept: boolean
    states: MemberStates
    watching: MemberWatching
    ports: ImportPorts
    membersOver: Parameters<typeof createImportService>[0]['membersOver']
  }

/** Files of members: import with a dry run, invitations, and export. */
export function composeMemberImport(parts: Parts) {
  const { db, jobs, states, watching, membersOn, studioMount } = parts
  const people = createPeopleRepository(db)
  const check = createImportCheck({ ...parts, people })
  const { importNext } = createImportWorker(parts)
  const { sendNext } = createInvitations({
    ...parts,
    invitations: createInvitationRepository(db),
    imports: createImportRepository(db),
    members: membersOn(db).members,
  })
  jobs.handle('memberImport', importNext)
  jobs.handle('memberInvitations', sendNext)
  const { matching } = createMemberListService({ members: createMemberListRepository(db), states, watching })
  mountMemberImport(studioMount, {
    check,
    imports: createImportService({ ...parts, check }),
    members: createMemberExport({ ...parts, people, idsOf: matching }),
  })
}
