import type { MemberSummary } from '@upbeat/contract/studio/entities/members'
import { signUpEnabled } from '@upbeat/rules/tenant/switches'
import type { Http } from '../../../platform/http/open-http.ts'
import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'
import type { Platform } from '../../../platform/open-platform.ts'
import { createSummaryRepository } from './summary-repository.ts'

const newestShown = 5
const latelyMilliseconds = 7 * 24 * 60 * 60_000

/** What the studio shows of a club's members. */
export function composeStudioMembers({ db, studioMount }: Pick<Platform, 'db'> & Pick<Http, 'studioMount'>) {
  const members = createSummaryRepository(db)

  studioMount('getMemberSummary', async ({ tenant, tenantId, now }: StaffContext): Promise<MemberSummary> => {
    const newest = await members.newest(tenantId, newestShown)
    return {
      total: await members.countAll(tenantId),
      joinedLately: await members.countSince(tenantId, new Date(now.getTime() - latelyMilliseconds)),
      newest: newest.map(({ id, firstName, lastName, email, createdAt }) => ({
        id,
        name: `${firstName} ${lastName}`.trim() || email,
        joinedAt: createdAt.toISOString(),
      })),
      hasSignUpPage: signUpEnabled(tenant.config),
    }
  })
}
