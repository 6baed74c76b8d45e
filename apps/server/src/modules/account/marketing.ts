import type { MarketingConfirmation } from '@upbeat/contract/entities/user'
import { isMarketing } from '@upbeat/rules/consent/consent'
import type { Config } from '../../config.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { Failure } from '../../platform/failure/failure.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import { hashToken, type TokenSource } from '../../platform/session/token.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import type { MemberJob } from '../jobs/job-data.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { clubAddress, clubLink } from '../mail/club-address.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Members } from '../members/member.ts'
import type { MarketingState } from '../members/present-user.ts'
import type { MarketingRepository } from './marketing-repository.ts'

export type MarketingService = ReturnType<typeof createMarketingService>
type Parts = {
  confirmations: MarketingRepository
  members: Pick<Members, 'findById'>
  jobs: Pick<Jobs, 'add'>
  mailer: Mailer
  tenants: Pick<Tenants, 'byIdOrName'>
  clock: Clock
  makeToken: TokenSource
  config: Pick<Config, 'PUBLIC_URL' | 'PORT'>
}

/** Marketing emails are sent only to confirmed addresses (D-64, AUTH-28). */
export function createMarketingService(parts: Parts) {
  const { confirmations, jobs, config } = parts

  async function stateOf(tenantId: string, memberId: string): Promise<MarketingState> {
    const answers = await confirmations.newestAnswers(tenantId, memberId)
    if (!answers.some((answer) => isMarketing(answer) && answer.action === 'accepted')) return null
    const rows = await confirmations.confirmations(tenantId, memberId)
    if (rows.some((row) => row.confirmedAt !== null)) return 'confirmed'
    return rows.length > 0 ? 'sent' : 'unconfirmed'
  }

  /** Opting in sends a confirmation link, again if it isn't confirmed yet; opting out deletes the confirmation. */
  async function answered(context: MemberContext, accepted: boolean): Promise<void> {
    const { tenantId, memberId, language } = context
    if (!accepted) return confirmations.removeAll(tenantId, memberId)
    if ((await stateOf(tenantId, memberId)) === 'confirmed') return
    await jobs.add('marketingEmail', { tenantId, memberId, language, address: clubAddress(context, config) })
  }

  async function sendEmail({ tenantId, memberId, language, address }: MemberJob): Promise<void> {
    const tenant = parts.tenants.byIdOrName(tenantId)
    const member = await parts.members.findById(tenantId, memberId)
    if (!tenant || !member || (await stateOf(tenantId, memberId)) === null) return
    const token = parts.makeToken()
    const url = clubLink(tenant, address, '/user/account', { marketingToken: token })
    await parts.mailer.send(tenant, { to: member.email, language, memberId }, 'marketing', {
      name: member.firstName,
      url,
    })
    // Stored after sending: until then the state is `unconfirmed`.
    await confirmations.insert(tenantId, { tokenHash: hashToken(token), memberId, sentAt: parts.clock.now() })
  }

  /** @throws Failure userMismatch for another member's link, invalidRequest for an unknown one */
  async function confirm(context: MemberContext, { token, userId }: MarketingConfirmation): Promise<void> {
    const { tenantId, memberId, now } = context
    if (userId !== memberId) throw new Failure('userMismatch')
    const row = await confirmations.find(tenantId, hashToken(token))
    if (!row) throw new Failure('invalidRequest')
    if (row.memberId !== memberId) throw new Failure('userMismatch')
    await confirmations.confirm(tenantId, memberId, row.tokenHash, now)
  }

  return { stateOf, answered, sendEmail, confirm, forget: confirmations.removeAll }
}
