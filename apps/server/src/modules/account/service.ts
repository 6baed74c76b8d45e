import type { ProfileUpdate, User } from '@upbeat/contract/entities/user'
import type { MemberContext } from '../../platform/http/context.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import { keepLanguage } from './keep-language.ts'
import type { MarketingService } from './marketing.ts'
import type { Members } from './member.ts'
import { presentUser } from './present-user.ts'
import type { ProfileWriter } from './profile-writer.ts'

export type AccountService = ReturnType<typeof createAccountService>
type Parts = {
  members: Pick<Members, 'findById' | 'changeLanguage'>
  writeProfile: ProfileWriter
  limits: Pick<Limits, 'count'>
  marketing: Pick<MarketingService, 'stateOf' | 'forget'>
  /** What was sent to a member's old address must not open the account any more. */
  voidResetLinks: (tenantId: string, memberId: string) => Promise<void>
}

/** Each change of address sends a letter to the one before it, which may be anybody's. */
const changesAnHour = { most: 10, windowSeconds: 3600 }

export function createAccountService({ members, writeProfile, limits, marketing, voidResetLinks }: Parts) {
  /** The app asks at its start and after each change of its language. @throws Failure sessionExpired when the account is gone */
  async function read(context: MemberContext): Promise<User> {
    const { tenantId, memberId } = context
    const row = await members.findById(tenantId, memberId)
    if (!row) throw new Failure('sessionExpired')
    await keepLanguage(members, context, row)
    return presentUser(row, { token: null, marketing: await marketing.stateOf(tenantId, memberId) })
  }

  /**
   * Names and address. An address that is given up is told so, and the payment provider hears the new one.
   * @throws Failure emailInUse, tooManyRequests
   */
  async function change(context: MemberContext, { ApplicationProfile }: ProfileUpdate): Promise<User> {
    const { tenantId, memberId, now } = context
    const before = await members.findById(tenantId, memberId)
    if (!before) throw new Failure('sessionExpired')
    const { FirstName: firstName, LastName: lastName, emailAddress: email } = ApplicationProfile
    const isMoving = email.toLowerCase() !== before.email.toLowerCase()
    if (isMoving) await limits.count({ key: `addresses:${tenantId}:of:${memberId}`, ...changesAnHour }, now)
    await writeProfile(tenantId, memberId, { firstName, lastName, email }, async (jobs) => {
      await jobs.add('customerContact', { tenantId, memberId })
      const language = before.language ?? context.language
      if (!isMoving || before.email === '') return
      await jobs.add('emailChangedLetter', { tenantId, memberId, to: before.email, language })
    })
    if (isMoving) {
      await marketing.forget(tenantId, memberId)
      await voidResetLinks(tenantId, memberId)
    }
    return read(context)
  }

  return { read, change }
}
