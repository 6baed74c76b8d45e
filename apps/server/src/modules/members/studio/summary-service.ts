import type { MemberSummary } from '@upbeat/contract/studio/entities/member-list'
import { signUpEnabled } from '@upbeat/rules/tenant/switches'
import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'
import type { MemberStates } from './member-ports.ts'
import type { createSummaryRepository } from './summary-repository.ts'

export type SummaryService = ReturnType<typeof createSummaryService>

const newestShown = 5
const weekMilliseconds = 7 * 24 * 60 * 60_000

type Parts = {
  members: ReturnType<typeof createSummaryRepository>
  states: Pick<MemberStates, 'countTrialsEnding'>
}

export function createSummaryService({ members, states }: Parts) {
  async function read({ tenant, tenantId, now }: StaffContext): Promise<MemberSummary> {
    const newest = await members.newest(tenantId, newestShown)
    return {
      total: await members.countAll(tenantId),
      joinedLately: await members.countSince(tenantId, new Date(now.getTime() - weekMilliseconds)),
      trialsEnding: await states.countTrialsEnding(tenantId, {
        after: now,
        until: new Date(now.getTime() + weekMilliseconds),
      }),
      newest: newest.map(({ id, firstName, lastName, email, createdAt }) => ({
        id,
        name: `${firstName} ${lastName}`.trim() || email,
        joinedAt: createdAt.toISOString(),
      })),
      hasSignUpPage: signUpEnabled(tenant.config),
    }
  }

  return { read }
}
