import type { ProfileUpdate, User } from '@upbeat/contract/entities/user'
import { emailKey } from '@upbeat/rules/auth/email-key'
import { Failure } from '../../platform/failure/failure.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import { keepLanguage } from '../members/keep-language.ts'
import type { Members } from '../members/member.ts'
import { presentUser } from '../members/present-user.ts'
import type { AddressChangeService } from './address-change.ts'
import type { MarketingService } from './marketing.ts'
import type { ProfileWriter } from './profile-writer.ts'

export type AccountService = ReturnType<typeof createAccountService>
type Parts = {
  members: Pick<Members, 'findById' | 'changeLanguage'>
  writeProfile: ProfileWriter
  marketing: Pick<MarketingService, 'stateOf'>
  addresses: Pick<AddressChangeService, 'ask' | 'pending'>
}

export function createAccountService({ members, writeProfile, marketing, addresses }: Parts) {
  /**
   * Called by the app at its start and after a change of language.
   * @throws Failure sessionExpired if the account was deleted
   */
  async function read(context: MemberContext): Promise<User> {
    const { tenantId, memberId } = context
    const row = await members.findById(tenantId, memberId)
    if (!row) throw new Failure('sessionExpired')
    await keepLanguage(members, context, row)
    const state = await marketing.stateOf(tenantId, memberId)
    return presentUser(row, { token: null, marketing: state, pendingEmail: await addresses.pending(context) })
  }

  /**
   * Changes names and address. Names change at once and are sent to the payment provider; a new address waits for its
   * link.
   * @throws Failure emailInUse, tooManyRequests
   */
  async function change(context: MemberContext, { ApplicationProfile }: ProfileUpdate): Promise<User> {
    const { tenantId, memberId } = context
    const before = await members.findById(tenantId, memberId)
    if (!before) throw new Failure('sessionExpired')
    const { FirstName: firstName, LastName: lastName, emailAddress } = ApplicationProfile
    const isMoving = emailKey(emailAddress) !== emailKey(before.email)
    if (isMoving) await addresses.ask(context, emailAddress)
    const email = isMoving ? before.email : emailAddress
    await writeProfile(tenantId, memberId, { firstName, lastName, email }, (jobs) =>
      jobs.add('customerContact', { tenantId, memberId }),
    )
    return read(context)
  }

  return { read, change }
}
