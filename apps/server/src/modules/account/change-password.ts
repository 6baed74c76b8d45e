import type { PasswordChange } from '@upbeat/contract/entities/user'
import type { Config } from '../../config.ts'
import { Failure } from '../../platform/failure/failure.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import { hashPassword } from '../../platform/session/password.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { clubAddress } from '../mail/club-address.ts'
import { assertUncommon } from '../members/assert-uncommon.ts'
import type { CheckPassword } from '../members/check-password.ts'
import type { Members } from '../members/member.ts'
import type { Sessions } from '../members/sessions.ts'

export type ChangePassword = ReturnType<typeof createChangePassword>
type Parts = {
  members: Pick<Members, 'findById' | 'changePassword'>
  checkPassword: CheckPassword
  sessions: Pick<Sessions, 'endAll'>
  voidResetLinks: (tenantId: string, memberId: string) => Promise<void>
  jobs: Pick<Jobs, 'add'>
  config: Pick<Config, 'PUBLIC_URL' | 'PORT'>
}

/** Changes the password of a signed-in member who knows the old one. */
export function createChangePassword(parts: Parts) {
  const { members, checkPassword, sessions, voidResetLinks, jobs, config } = parts

  /**
   * Ends all other sessions, and invalidates links sent earlier. Members who use single sign-on have no password to
   * change.
   * @throws Failure notYourPassword, passwordTooCommon, tooManyRequests
   */
  return async function change(context: MemberContext, { currentPassword, password }: PasswordChange): Promise<void> {
    const { tenant, tenantId, memberId, member, language } = context
    const from = (await members.findById(tenantId, memberId))?.passwordHash ?? null
    if (from === null) throw new Failure('notYourPassword')
    await checkPassword(context, from, currentPassword)
    await assertUncommon(password, tenant)
    // Of two concurrent changes the later one fails.
    const isChanged = await members.changePassword(tenantId, memberId, { from, to: await hashPassword(password) })
    if (!isChanged) throw new Failure('notYourPassword')
    await voidResetLinks(tenantId, memberId)
    await sessions.endAll(tenantId, memberId, member.tokenHash)
    const address = clubAddress(context, config)
    await jobs.add('passwordChangedEmail', { tenantId, memberId, language, address })
  }
}
