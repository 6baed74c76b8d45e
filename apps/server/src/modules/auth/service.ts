import type { LoginReply, PasswordLoginForm } from '@upbeat/contract/entities/login'
import type { Config } from '../../config.ts'
import { Failure } from '../../platform/failure/failure.ts'
import type { Context, MemberContext } from '../../platform/http/context.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import { createPlaces } from '../../platform/limits/places.ts'
import { hashPassword, matchPassword } from '../../platform/session/password.ts'
import { keepLanguage } from '../members/keep-language.ts'
import type { Members } from '../members/member.ts'
import { type MarketingStateOf, presentUser } from '../members/present-user.ts'
import type { Sessions } from '../members/sessions.ts'
import { accountLimits, addressLimit, everyLimit } from './sign-in-limit.ts'

export type AuthService = ReturnType<typeof createAuthService>
type Parts = {
  members: Pick<Members, 'findByEmail' | 'changeLanguage' | 'changePassword'>
  sessions: Pick<Sessions, 'openWith' | 'end'>
  marketing: { stateOf: MarketingStateOf }
  limits: Pick<Limits, 'attempt' | 'clear' | 'count'>
  config: Pick<
    Config,
    | 'SIGN_IN_FAILURES_PER_ACCOUNT'
    | 'SIGN_IN_FAILURES_PER_ACCOUNT_AND_MINUTE'
    | 'SIGN_IN_FAILURES_PER_ADDRESS'
    | 'SIGN_INS_PER_ACCOUNT'
  >
}

/** Fewer than the hashing queue holds, which leaves room for staff, sign-ups and password changes. */
const maxAtOnce = 24

export function createAuthService({ members, sessions, marketing, limits, config }: Parts) {
  const places = createPlaces(maxAtOnce)

  /**
   * Opens a session. A wrong password and an unknown address fail in the same way and take the same time; failures are
   * counted per account and address, so that guessing is slowed down while the member can still sign in from elsewhere
   * (D-98).
   * @throws Failure wrongPassword, tooManyRequests, unavailable
   */
  async function login(context: Context, form: PasswordLoginForm, binding: string | null): Promise<LoginReply> {
    const [fromHere, fromEverywhere] = accountLimits(context, form.username, config)
    return limits.attempt([fromHere, fromEverywhere, addressLimit(context, config)], context.now, {
      places,
      counts: (error) => error instanceof Failure && error.code === 'wrongPassword',
      work: async (counted) => {
        await limits.count(everyLimit(context, form.username, config), context.now)
        const reply = await open(context, form, binding)
        if (counted.has(fromHere.key)) await limits.clear(fromHere.key)
        return reply
      },
    })
  }

  async function open(
    context: Context,
    { username, password }: PasswordLoginForm,
    bindingHash: string | null,
  ): Promise<LoginReply> {
    const { tenantId, userAgent } = context
    const member = await members.findByEmail(tenantId, username)
    const stored = member?.passwordHash ?? null
    const match = await matchPassword(stored, password)
    if (match === 'none' || !member || stored === null) throw new Failure('wrongPassword')
    const passwordHash = match === 'otherForm' ? await hashPassword(password) : stored
    if (passwordHash !== stored) {
      const change = { from: stored, to: passwordHash }
      // If another sign-in or a password change was faster, check again with what is stored now.
      if (!(await members.changePassword(tenantId, member.id, change)))
        return open(context, { username, password }, bindingHash)
    }
    const token = await sessions.openWith(passwordHash, { tenantId, memberId: member.id, userAgent, bindingHash })
    if (token === null) throw new Failure('wrongPassword')
    await keepLanguage(members, context, member)
    return {
      Code: token,
      UserId: member.id,
      ExternalUserId: null,
      UserDetail: presentUser(member, { token, marketing: await marketing.stateOf(tenantId, member.id) }),
      ExternalLoginResponseTime: null,
    }
  }

  async function logout(context: MemberContext): Promise<void> {
    await sessions.end(context.member.tokenHash)
  }

  return { login, logout }
}
