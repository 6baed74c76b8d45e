import type { Http } from '../../../platform/http/open-http.ts'
import type { Platform } from '../../../platform/open-platform.ts'
import type { Audit } from '../../audit/audit.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { MemberParts } from '../compose.ts'
import { createMemberActionService } from './member-action-service.ts'
import { createMemberListRepository } from './member-list-repository.ts'
import { createMemberListService } from './member-list-service.ts'
import { createMemberLog } from './member-log.ts'
import { createMemberNoteRepository } from './member-note-repository.ts'
import { createMemberNoteService } from './member-note-service.ts'
import { createMemberPageService } from './member-page-service.ts'
import type {
  MemberAccounts,
  MemberMembershipActions,
  MemberRecords,
  MemberStates,
  MemberWatching,
} from './member-ports.ts'
import { mountStudioMembers } from './routes.ts'
import { createSummaryRepository } from './summary-repository.ts'
import { createSummaryService } from './summary-service.ts'

type Parts = Pick<Platform, 'db' | 'config'> &
  Pick<Http, 'studioMount'> &
  Pick<MemberParts, 'sessions' | 'membersOn'> & {
    audit: Audit
    jobs: Jobs
    isMailKept: boolean
    states: MemberStates
    watching: MemberWatching
    records: MemberRecords
    memberships: MemberMembershipActions
    accounts: MemberAccounts
  }

/** What the studio shows of a club's members, and what staff do for them. */
export function composeStudioMembers(parts: Parts) {
  const { db, studioMount, states, watching, membersOn } = parts
  const log = createMemberLog(parts)
  const list = createMemberListRepository(db)
  const notes = createMemberNoteRepository(db)
  mountStudioMembers(studioMount, {
    summary: createSummaryService({ members: createSummaryRepository(db), states }),
    list: createMemberListService({ members: list, states, watching }),
    // Without the members that previews simulate.
    page: createMemberPageService({ ...parts, members: membersOn(db).members, list, notes, log }),
    notes: createMemberNoteService({ db, log }),
    actions: createMemberActionService({ ...parts, log }),
  })
}
