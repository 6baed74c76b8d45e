import type { Http } from '../../platform/http/open-http.ts'
import type { Platform } from '../../platform/open-platform.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import { messagesOn } from '../contact/messages-on.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { MemberParts } from '../members/compose.ts'
import type { Member } from '../members/member.ts'
import type { Subscription } from '../subscription/compose.ts'
import { createAccountDataService } from './account-data.ts'
import { createAccountDataRepository } from './account-data-repository.ts'
import { createAddressChangeService } from './address-change.ts'
import { createAddressChangedEmail, type UndoLinks } from './address-changed-email.ts'
import { createChangePassword } from './change-password.ts'
import { createMarketingService } from './marketing.ts'
import { createMarketingRepository } from './marketing-repository.ts'
import { createMemberSessionService } from './member-sessions.ts'
import { createProfileWriter } from './profile-writer.ts'
import { mountAccount } from './routes.ts'
import { createAccountService } from './service.ts'

type Parts = Platform &
  MemberParts &
  Pick<Http, 'mount'> & {
    tenants: Tenants
    jobs: Jobs
    mailer: Mailer
    /** The links that were sent to the member. */
    resets: UndoLinks & { removeAll: (tenantId: string, memberId: string) => Promise<void> }
    subscription: Pick<Subscription, 'manage' | 'rememberTrial'>
    /** Deletes the customer at the payment provider. */
    forgetCustomer: (member: Member) => Promise<void>
    /** What the member has watched, for their download. */
    watchedBy: (tenantId: string, memberId: string) => Promise<Record<string, unknown>[]>
  }

/** What members see and change of their own account. */
export function composeAccount(parts: Parts) {
  const { db, jobs, mount, membersOn, resets, sessions, subscription, forgetCustomer } = parts
  const marketing = createMarketingService({ ...parts, confirmations: createMarketingRepository(db) })
  const writeProfile = createProfileWriter(parts)
  const voidResetLinks = resets.removeAll
  const addresses = createAddressChangeService({
    ...parts,
    marketing,
    writeProfile,
    voidResetLinks,
  })
  jobs.handle('marketingEmail', marketing.sendEmail)
  jobs.handle('addressConfirmationEmail', addresses.sendEmail)
  jobs.handle('addressChangedEmail', createAddressChangedEmail(parts))
  const accountData = createAccountDataService({
    ...parts,
    data: createAccountDataRepository(db, { membersOn, messagesOn }),
    endMembership: subscription.manage.endEverything,
    rememberTrial: subscription.rememberTrial,
    forgetCustomer,
  })
  mountAccount(mount, {
    account: createAccountService({ ...parts, marketing, writeProfile, addresses }),
    addresses,
    changePassword: createChangePassword({ ...parts, voidResetLinks }),
    marketing,
    accountData,
    memberSessions: createMemberSessionService({ sessions }),
  })
  return {
    marketing,
    /** What staff do for a member who can't. */
    forStaff: {
      download: accountData.download,
      erase: accountData.erase,
      forgetMarketing: marketing.forget,
      voidResetLinks,
    },
  }
}
