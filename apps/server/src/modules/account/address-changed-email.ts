import type { Clock } from '../../platform/clock/clock.ts'
import { hashToken, type TokenSource } from '../../platform/session/token.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import type { JobData } from '../jobs/job-data.ts'
import { clubLink } from '../mail/club-address.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Members } from '../members/member.ts'

/** Stores the links that undo a change of address. */
export type UndoLinks = {
  insert: (
    tenantId: string,
    row: { tokenHash: string; memberId: string; expiresAt: Date; restoresEmail: string },
  ) => Promise<void>
}
type Parts = {
  members: Pick<Members, 'findById'>
  mailer: Mailer
  tenants: Pick<Tenants, 'byIdOrName'>
  resets: UndoLinks
  makeToken: TokenSource
  clock: Clock
}

const undoLastsMs = 7 * 86_400_000

/**
 * Notifies an address that it no longer belongs to an account, in case someone else changed it. The email names neither
 * the member nor the new address, since the old one may have been mistyped and be a stranger's. For seven days its link
 * restores the address and sets a new password, whatever has been done to the account since.
 */
export function createAddressChangedEmail({ members, mailer, tenants, resets, makeToken, clock }: Parts) {
  return async function send(job: JobData['addressChangedEmail']): Promise<void> {
    const { tenantId, memberId, to, language, address: clubPages } = job
    const tenant = tenants.byIdOrName(tenantId)
    const member = await members.findById(tenantId, memberId)
    if (!tenant || !member) return
    const { supportEmail, contactEmailAddress, displayName: name } = tenant.config
    const address = supportEmail ?? contactEmailAddress
    // Without a password the member signs in at the club's provider, so there is nothing to restore.
    const token = member.passwordHash === null ? null : makeToken()
    if (token !== null) {
      const expiresAt = new Date(clock.now().getTime() + undoLastsMs)
      await resets.insert(tenantId, { tokenHash: hashToken(token), memberId, expiresAt, restoresEmail: to })
    }
    const url = token === null ? '' : clubLink(tenant, clubPages, `/user/forget/${token}`)
    const envelope = { to, language, memberId, ...(address && { replyTo: { name, address } }) }
    await mailer.send(tenant, envelope, 'emailChanged', { url })
  }
}
