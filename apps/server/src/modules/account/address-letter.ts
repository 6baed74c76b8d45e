import type { Tenants } from '../../platform/tenancy/tenants.ts'
import type { JobData } from '../jobs/jobs.ts'
import type { Letters } from '../mail/letters.ts'
import type { Members } from './member.ts'

type Parts = { members: Pick<Members, 'findById'>; letters: Letters; tenants: Pick<Tenants, 'byIdOrName'> }

/**
 * Tells an address that it is an account's no longer, in case somebody else took it off. It names neither the member nor the new
 * address: the old one may have been a stranger's all along, by a slip of the keyboard.
 */
export function createAddressLetter({ members, letters, tenants }: Parts) {
  return async function send(job: JobData['emailChangedLetter']): Promise<void> {
    const { tenantId, memberId, to, language } = job
    const tenant = tenants.byIdOrName(tenantId)
    if (!tenant || !(await members.findById(tenantId, memberId))) return
    const { supportEmail, contactEmailAddress, displayName: name } = tenant.config
    const address = supportEmail ?? contactEmailAddress
    await letters.send(tenant, { to, language, ...(address && { replyTo: { name, address } }) }, (text) => ({
      subject: text('emailChangedSubject'),
      greeting: text('helloNameless'),
      text: text('emailChangedText'),
      note: text('emailChangedNote'),
    }))
  }
}
