import type { ResetPasswordForm } from '@upbeat/contract/entities/forgotten-password'
import { emailKey } from '@upbeat/rules/auth/email-key'
import type { Config } from '../../config.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { Failure } from '../../platform/failure/failure.ts'
import type { Context } from '../../platform/http/context.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import { hashPassword } from '../../platform/session/password.ts'
import { hashToken, type TokenSource } from '../../platform/session/token.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import type { MemberJob } from '../jobs/job-data.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { clubAddress, clubLink } from '../mail/club-address.ts'
import type { Mailer } from '../mail/mailer.ts'
import { assertUncommon } from '../members/assert-uncommon.ts'
import type { Members } from '../members/member.ts'
import type { Sessions } from '../members/sessions.ts'
import { signsInHere } from '../members/signs-in-here.ts'
import type { PasswordResetRepository } from './password-reset-repository.ts'
import { accountLimitKey } from './sign-in-limit.ts'

export type PasswordResetService = ReturnType<typeof createPasswordResetService>
type Parts = {
  members: Pick<Members, 'findByEmail' | 'findById'>
  resets: PasswordResetRepository
  sessions: Pick<Sessions, 'notifyEnded'>
  limits: Pick<Limits, 'count' | 'clear'>
  jobs: Pick<Jobs, 'add'>
  mailer: Mailer
  tenants: Pick<Tenants, 'byIdOrName'>
  clock: Clock
  makeToken: TokenSource
  isMailKept: boolean
  config: Pick<
    Config,
    | 'FORGOT_PER_ACCOUNT'
    | 'FORGOT_PER_ACCOUNT_FROM_EVERYWHERE'
    | 'FORGOT_PER_ADDRESS'
    | 'FORGOT_PER_CLUB'
    | 'PUBLIC_URL'
    | 'PORT'
  >
}

const hour = 3600

export function createPasswordResetService(parts: Parts) {
  const { members, resets, sessions, limits, jobs, config, isMailKept } = parts

  /**
   * Requests a password reset email (D-18); false if the account isn't known or uses only single sign-on. A job writes
   * the email, so that both replies take the same time.
   * @throws Failure mailOff if emails only reach the operator's outbox, from which the link can be passed on;
   * tooManyRequests
   */
  async function forgot(context: Context, email: string): Promise<boolean> {
    const { tenantId, tenant, language, now } = context
    const key = `forgot:${tenantId}:as:${emailKey(email)}`
    const [here, everywhere] = [config.FORGOT_PER_ACCOUNT, config.FORGOT_PER_ACCOUNT_FROM_EVERYWHERE]
    // The reply says whether an address has an account (D-18), so one client may check only a few.
    const addressKey = `forgot-any:${tenantId}:from:${context.address}`
    await limits.count({ key: addressKey, most: config.FORGOT_PER_ADDRESS, windowSeconds: hour }, now)
    await limits.count({ key: `forgot-any:${tenantId}`, most: config.FORGOT_PER_CLUB, windowSeconds: hour }, now)
    // A per-address limit, so that one client can't block others, and a total one, so that all together can't fill a
    // mailbox.
    await limits.count({ key: `${key}:from:${context.address}`, most: here, windowSeconds: hour }, now)
    await limits.count({ key, most: everywhere, windowSeconds: hour }, now)
    const member = await members.findByEmail(tenantId, email)
    const isKnown = tenant.config.showForgotPasswordPage && member !== null && signsInHere(member)
    // An unknown address costs the same; its job sends nothing.
    const memberId = isKnown ? member.id : nobody
    await jobs.add('resetEmail', { tenantId, memberId, language, address: clubAddress(context, config) })
    if (isMailKept) throw new Failure('mailOff')
    return isKnown
  }

  async function sendEmail({ tenantId, memberId, language, address }: MemberJob): Promise<void> {
    const tenant = parts.tenants.byIdOrName(tenantId)
    const member = memberId === nobody ? null : await members.findById(tenantId, memberId)
    if (!tenant || !member) return
    const token = parts.makeToken()
    const expiresAt = new Date(parts.clock.now().getTime() + hour * 1000)
    await resets.insert(tenantId, { tokenHash: hashToken(token), memberId, expiresAt })
    const url = clubLink(tenant, address, `/user/forget/${token}`)
    await parts.mailer.send(tenant, { to: member.email, language, memberId }, 'reset', { name: member.firstName, url })
  }

  /** @throws Failure linkExpired for an expired, used or unknown link */
  async function check({ tenantId, now }: Context, token: string): Promise<void> {
    if (!(await resets.isLiving(tenantId, hashToken(token), now))) throw new Failure('linkExpired')
  }

  /**
   * Sets the new password and ends all of the member's sessions.
   * @throws Failure linkExpired for an expired, used or unknown link; passwordTooCommon, memberNotFound, emailInUse
   */
  async function reset(context: Context, { token, password }: ResetPasswordForm): Promise<void> {
    const { tenant, tenantId, now } = context
    const tokenHash = hashToken(token)
    // Hashing is expensive: don't do it for an invented token.
    await check(context, token)
    await assertUncommon(password, tenant)
    const passwordHash = await hashPassword(password)
    const result = await resets.setPassword(tenantId, { tokenHash, passwordHash, now })
    if (result.kind === 'expired') throw new Failure('linkExpired')
    if (result.kind === 'gone') throw new Failure('memberNotFound')
    for (const hash of result.ended) await sessions.notifyEnded(hash)
    await limits.clear(accountLimitKey(tenantId, result.email))
    const { language } = context
    const address = clubAddress(context, config)
    await jobs.add('passwordChangedEmail', { tenantId, memberId: result.memberId, language, address })
  }

  /** Tells the member of the change, in case someone else made it, with a link to the sign-in page. */
  async function sendChangedEmail({ tenantId, memberId, language, address }: MemberJob): Promise<void> {
    const tenant = parts.tenants.byIdOrName(tenantId)
    const member = await members.findById(tenantId, memberId)
    if (!tenant || !member) return
    const url = clubLink(tenant, address, '/signin')
    await parts.mailer.send(tenant, { to: member.email, language, memberId }, 'passwordChanged', {
      name: member.firstName,
      url,
    })
  }

  return { forgot, sendEmail, check, reset, sendChangedEmail }
}

const nobody = 'nobody'
