import type { ProfileUpdate, User } from '@upbeat/contract/entities/user'
import type { MemberContext } from '../../platform/http/context.ts'
import { Failure } from '../../platform/http/failure.ts'
import { keepLanguage } from './keep-language.ts'
import type { MarketingService } from './marketing.ts'
import type { Members } from './member.ts'
import { presentUser } from './present-user.ts'

export type AccountService = ReturnType<typeof createAccountService>
type Parts = {
  members: Pick<Members, 'findById' | 'changeProfile' | 'changeLanguage'>
  marketing: Pick<MarketingService, 'stateOf' | 'forget'>
  /** What was sent to a member's old address must not open the account any more. */
  voidResetLinks: (tenantId: string, memberId: string) => Promise<void>
}

export function createAccountService({ members, marketing, voidResetLinks }: Parts) {
  /** The app asks at its start and after each change of its language. @throws Failure sessionExpired when the account is gone */
  async function read(context: MemberContext): Promise<User> {
    const { tenantId, memberId } = context
    const row = await members.findById(tenantId, memberId)
    if (!row) throw new Failure('sessionExpired')
    await keepLanguage(members, context, row)
    return presentUser(row, { token: null, marketing: await marketing.stateOf(tenantId, memberId) })
  }

  /** @throws Failure emailInUse */
  async function change(context: MemberContext, { ApplicationProfile }: ProfileUpdate): Promise<User> {
    const { tenantId, memberId } = context
    const before = await members.findById(tenantId, memberId)
    if (!before) throw new Failure('sessionExpired')
    const { FirstName: firstName, LastName: lastName, emailAddress: email } = ApplicationProfile
    const row = await members.changeProfile(tenantId, memberId, { firstName, lastName, email })
    if (!row) throw new Failure('emailInUse')
    if (row.emailKey !== before.emailKey) {
      await marketing.forget(tenantId, memberId)
      await voidResetLinks(tenantId, memberId)
    }
    return read(context)
  }

  return { read, change }
}
