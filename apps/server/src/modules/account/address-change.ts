import type { AddressConfirmation } from '@upbeat/contract/entities/user'
import type { Config } from '../../config.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { Failure } from '../../platform/failure/failure.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import { hashToken, type TokenSource } from '../../platform/session/token.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import type { JobData } from '../jobs/job-data.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { clubAddress, clubLink } from '../mail/club-address.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { CheckPassword } from '../members/check-password.ts'
import type { Member, Members } from '../members/member.ts'
import type { MemberTables } from '../members/member-tables.ts'
import type { Sessions } from '../members/sessions.ts'
import type { MarketingService } from './marketing.ts'
import type { ProfileWriter } from './profile-writer.ts'

export type AddressChangeService = ReturnType<typeof createAddressChangeService>
type Parts = {
  addressChanges: MemberTables['addressChanges']
  members: Pick<Members, 'findById' | 'findByEmail'>
  writeProfile: ProfileWriter
  checkPassword: CheckPassword
  sessions: Pick<Sessions, 'list' | 'endAll'>
  limits: Pick<Limits, 'count'>
  marketing: Pick<MarketingService, 'forget'>
  /** Invalidates links that were sent to the old address. */
  voidResetLinks: (tenantId: string, memberId: string) => Promise<void>
  jobs: Pick<Jobs, 'add'>
  mailer: Mailer
  tenants: Pick<Tenants, 'byIdOrName'>
  clock: Clock
  makeToken: TokenSource
  config: Pick<Config, 'PUBLIC_URL' | 'PORT'>
}

/** Each request sends an email to the new address, which may be a stranger's. */
const asksAnHour = { most: 10, windowSeconds: 3600 }
const linkLastsMs = 86_400_000
/** How recently a member without a password must have signed in through the club's identity provider. */
const freshSignInMs = 600_000

/**
 * Changes an address in two steps (docs/decisions/092): a session is enough to request it, but it takes effect only
 * when the link sent there is followed and the password entered again.
 */
export function createAddressChangeService(parts: Parts) {
  const { addressChanges: changes, members, config } = parts

  /** @throws Failure emailInUse, tooManyRequests */
  async function ask(context: MemberContext, email: string): Promise<void> {
    const { tenantId, memberId, language, now } = context
    await parts.limits.count({ key: `addresses:${tenantId}:of:${memberId}`, ...asksAnHour }, now)
    if (await members.findByEmail(tenantId, email)) throw new Failure('emailInUse')
    await changes.keep(tenantId, { memberId, email, requestedAt: now })
    await parts.jobs.add('addressConfirmationEmail', {
      tenantId,
      memberId,
      language,
      address: clubAddress(context, config),
      requestedAt: now.toISOString(),
    })
  }

  /** The address that waits for confirmation, or null. */
  async function pending({ tenantId, memberId, now }: MemberContext): Promise<string | null> {
    const row = await changes.find(tenantId, memberId)
    return row && isLiving(row, now) ? row.email : null
  }

  async function sendEmail(job: JobData['addressConfirmationEmail']): Promise<void> {
    const { tenantId, memberId, language, address, requestedAt } = job
    const tenant = parts.tenants.byIdOrName(tenantId)
    const change = await changes.find(tenantId, memberId)
    if (!tenant || !change || !isLiving(change, parts.clock.now())) return
    // A newer request has its own job; sending both would write to that address twice.
    if (change.requestedAt.toISOString() !== requestedAt) return
    const token = parts.makeToken()
    await changes.keepToken(tenantId, memberId, hashToken(token))
    const url = clubLink(tenant, address, '/user/account', { emailToken: token })
    await parts.mailer.send(tenant, { to: change.email, language, memberId }, 'emailConfirm', { url })
  }

  /**
   * Makes it the account's address. The old address is notified and can undo the change; all other sessions end.
   * @throws Failure invalidRequest for an expired or replaced link; notYourPassword, signInAgain, emailInUse,
   * tooManyRequests
   */
  async function confirm(context: MemberContext, { token, password }: AddressConfirmation): Promise<void> {
    const { tenantId, memberId, now } = context
    const change = await changes.find(tenantId, memberId)
    if (!change || !isLiving(change, now) || change.tokenHash !== hashToken(token)) throw new Failure('invalidRequest')
    const before = await members.findById(tenantId, memberId)
    if (!before) throw new Failure('sessionExpired')
    if (before.passwordHash === null) await assertFreshSignIn(context)
    else await parts.checkPassword(context, before.passwordHash, password)
    await write(context, before, change.email)
    await changes.remove(tenantId, memberId)
    await parts.marketing.forget(tenantId, memberId)
    await parts.voidResetLinks(tenantId, memberId)
    await parts.sessions.endAll(tenantId, memberId, context.member.tokenHash)
  }

  async function write(context: MemberContext, before: Member, email: string) {
    const { tenantId, memberId } = context
    const { firstName, lastName, email: to } = before
    await parts.writeProfile(tenantId, memberId, { firstName, lastName, email }, async (jobs) => {
      await jobs.add('customerContact', { tenantId, memberId })
      if (to === '') return
      const [language, address] = [before.language ?? context.language, clubAddress(context, config)]
      await jobs.add('addressChangedEmail', { tenantId, memberId, to, language, address })
    })
  }

  async function assertFreshSignIn({ tenantId, memberId, member, now }: MemberContext) {
    const own = (await parts.sessions.list(tenantId, memberId)).find(({ tokenHash }) => tokenHash === member.tokenHash)
    if (!own || now.getTime() - own.createdAt.getTime() > freshSignInMs) throw new Failure('signInAgain')
  }

  return { ask, pending, sendEmail, confirm }
}

function isLiving({ requestedAt }: { requestedAt: Date }, now: Date) {
  return now.getTime() - requestedAt.getTime() < linkLastsMs
}
