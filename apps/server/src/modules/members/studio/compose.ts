import type { Http } from '../../../platform/http/open-http.ts'
import type { Platform } from '../../../platform/open-platform.ts'
import { createMemberListRepository } from './member-list-repository.ts'
import { createMemberListService } from './member-list-service.ts'
import type { MemberStates } from './member-ports.ts'
import { mountStudioMembers } from './routes.ts'
import { createSummaryRepository } from './summary-repository.ts'
import { createSummaryService } from './summary-service.ts'

type Parts = Pick<Platform, 'db'> & Pick<Http, 'studioMount'> & { states: MemberStates }

/** What the studio shows of a club's members. */
export function composeStudioMembers({ db, studioMount, states }: Parts) {
  mountStudioMembers(studioMount, {
    summary: createSummaryService({ members: createSummaryRepository(db) }),
    list: createMemberListService({ members: createMemberListRepository(db), states }),
  })
}
