import type { MemberSession } from '@upbeat/contract/entities/account-data'
import { Failure } from '../../platform/failure/failure.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import type { Sessions } from '../members/sessions.ts'

export type MemberSessionService = ReturnType<typeof createMemberSessionService>
type Parts = { sessions: Pick<Sessions, 'list' | 'end'> }

/** Lists and ends a member's sessions. A session's id is the stored hash of its token. */
export function createMemberSessionService({ sessions }: Parts) {
  async function list({ tenantId, memberId, member }: MemberContext): Promise<MemberSession[]> {
    const rows = await sessions.list(tenantId, memberId)
    return rows.map(({ tokenHash, createdAt, expiresAt, userAgent }) => ({
      id: tokenHash,
      isThis: tokenHash === member.tokenHash,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      userAgent,
    }))
  }

  /** @throws Failure notFound, also for another member's session */
  async function end({ tenantId, memberId }: MemberContext, id: string): Promise<void> {
    const rows = await sessions.list(tenantId, memberId)
    if (!rows.some(({ tokenHash }) => tokenHash === id)) throw new Failure('notFound')
    await sessions.end(id)
  }

  return { list, end }
}
