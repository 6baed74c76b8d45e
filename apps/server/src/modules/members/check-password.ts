import { Failure } from '../../platform/failure/failure.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import { passwordMatches } from '../../platform/session/password.ts'

export type CheckPassword = (context: MemberContext, passwordHash: string, password: string) => Promise<void>

/** Asks a signed-in member for the password again, with a limit, so that a stolen session can't be used to guess it. */
export function createCheckPassword(limits: Pick<Limits, 'count'>): CheckPassword {
  /** @throws Failure notYourPassword, tooManyRequests */
  return async function check({ tenantId, memberId, now }, passwordHash, password) {
    await limits.count({ key: `passwords:${tenantId}:of:${memberId}`, most: 10, windowSeconds: 900 }, now)
    if (!(await passwordMatches(passwordHash, password))) throw new Failure('notYourPassword')
  }
}
