import type { LoginReply, PasswordLoginForm } from '@upbeat/contract/entities/login'
import type { Config } from '../../config.ts'
import type { Context, MemberContext } from '../../platform/http/context.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import { passwordMatches } from '../../platform/session/password.ts'
import type { Sessions } from '../../platform/session/sessions.ts'
import { keepLanguage } from '../account/keep-language.ts'
import type { MarketingService } from '../account/marketing.ts'
import type { Members } from '../account/member.ts'
import { presentUser } from '../account/present-user.ts'
import { accountLimitKey, addressLimit, windowSeconds } from './sign-in-limit.ts'

export type AuthService = ReturnType<typeof createAuthService>
type Parts = {
  members: Pick<Members, 'findByEmail' | 'changeLanguage'>
  sessions: Pick<Sessions, 'open' | 'end'>
  marketing: Pick<MarketingService, 'stateOf'>
  limits: Limits
  config: Pick<Config, 'SIGN_IN_FAILURES_PER_ACCOUNT' | 'SIGN_IN_FAILURES_PER_ADDRESS'>
}

export function createAuthService({ members, sessions, marketing, limits, config }: Parts) {
  /**
   * Opens a session. A wrong password and an unknown address fail alike and take the same time; failures are counted per
   * account and per address, so that guessing slows down while the member's own sign-in stays possible (D-98).
   */
  async function login(context: Context, form: PasswordLoginForm): Promise<LoginReply> {
    const perAccount = accountLimit(context, form.username, config.SIGN_IN_FAILURES_PER_ACCOUNT)
    const perAddress = addressLimit(context, config)
    const counted = await limits.assertBelow([perAccount, perAddress], context.now)
    const member = await members.findByEmail(context.tenantId, form.username)
    if (!(await passwordMatches(member?.passwordHash, form.password)) || !member) {
      await limits.count({ ...perAccount, most: Number.POSITIVE_INFINITY }, context.now)
      await limits.count({ ...perAddress, most: Number.POSITIVE_INFINITY }, context.now)
      throw new Failure('wrongPassword')
    }
    if (counted.has(perAccount.key)) await limits.clear(perAccount.key)
    await keepLanguage(members, context, member)
    const { tenantId, userAgent } = context
    const token = await sessions.open({ tenantId, memberId: member.id, userAgent })
    return {
      Code: token,
      UserId: member.id,
      ExternalUserId: null,
      UserDetail: presentUser(member, { token, marketing: await marketing.stateOf(context.tenantId, member.id) }),
      ExternalLoginResponseTime: null,
    }
  }

  async function logout(context: MemberContext): Promise<void> {
    await sessions.end(context.member.tokenHash)
  }

  return { login, logout }
}

function accountLimit(context: Context, username: string, most: number) {
  return { key: accountLimitKey(context.tenantId, username), most, windowSeconds }
}
