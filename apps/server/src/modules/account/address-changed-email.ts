import type { Clock } from '../../platform/clock/clock.ts'
import { hashToken, type TokenSource } from '../../platform/session/token.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import type { JobData } from '../jobs/jobs.ts'
import type { Mailer } from '../mail/mailer.ts'
import { clubLink } from './club-address.ts'
import type { Members } from './member.ts'

type Parts = {
  members: Pick<Members, 'findById'>
  mailer: Mailer
  tenants: Pick<Tenants, 'byIdOrName'>
  resets: {
    insert: (
      tenantId: string,
      row: { tokenHash: string; memberId: string; expiresAt: Date; restoresEmail: string },
    ) => Promise<void>
  }
  makeToken: TokenSource
  clock: Clock
}

const undoLastsMs = 7 * 86_400_000

/**
 * Tells an address that it is an account's no longer, in case somebody else took it off. It names neither the member nor the new
 * address: the old one may have been a stranger's all along, by a slip of the keyboard. For seven days its link brings the address back and
 * sets a new password, whatever has been done to the account since.
 */
export function createAddressChangedEmail({ members, mailer, tenants, resets, makeToken, clock }: Parts) {
  return async function send(job: JobData['addressChangedEmail']): Promise<void> {
    const { tenantId, memberId, to, language, address: clubPages } = job
    const tenant = tenants.byIdOrName(tenantId)
    const member = await members.findById(tenantId, memberId)
    if (!tenant || !member) return
    const { supportEmail, contactEmailAddress, displayName: name } = tenant.config
    const address = supportEmail ?? contactEmailAddress
    // Who has no password signs in elsewhere, whatever the address here is.
    const token = member.passwordHash === null ? null : makeToken()
    if (token !== null) {
      const expiresAt = new Date(clock.now().getTime() + undoLastsMs)
      await resets.insert(tenantId, { tokenHash: hashToken(token), memberId, expiresAt, restoresEmail: to })
    }
    const url = token === null ? '' : clubLink(tenant, clubPages, `/user/forget/${token}`)
    await mailer.send(tenant, { to, language, ...(address && { replyTo: { name, address } }) }, 'emailChanged', {
      url,
    })
  }
}
