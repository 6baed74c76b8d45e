import type { MemberSummary } from '@upbeat/contract/studio/entities/member-list'
import { signUpEnabled } from '@upbeat/rules/tenant/switches'
import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'
import type { createSummaryRepository } from './summary-repository.ts'

export type SummaryService = ReturnType<typeof createSummaryService>

const newestShown = 5
const latelyMilliseconds = 7 * 24 * 60 * 60_000

export function createSummaryService({ members }: { members: ReturnType<typeof createSummaryRepository> }) {
  async function read({ tenant, tenantId, now }: StaffContext): Promise<MemberSummary> {
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
  }

  return { read }
}
