import type { JobData } from '../../jobs/job-data.ts'
import type { Member, Members } from '../../members/member.ts'
import type { OutsideAt } from '../provider/outside-provider.ts'
import type { CustomerContact } from './payments.ts'

type Parts = {
  members: Pick<Members, 'findById'>
  outsideAt: OutsideAt
}

/** The member's contact details at the payment provider. */
export function contactOf({ email, firstName, lastName }: Member): CustomerContact {
  return { email, name: `${firstName} ${lastName}`.trim() }
}

/** Updates the member's contact details at the external provider, if the member has a customer record there. */
export function createCustomerContact({ members, outsideAt }: Parts) {
  return async function keep({ tenantId, memberId }: JobData['customerContact']): Promise<void> {
    for (let sent: CustomerContact | null = null; ; ) {
      const row = await members.findById(tenantId, memberId)
      const payments = row && outsideAt(row)?.payments
      if (!payments || row.paymentCustomer === null) return
      const contact = contactOf(row)
      // Repeats if they changed during the update, so that the last update has the latest details.
      if (sent?.email === contact.email && sent.name === contact.name) return
      await payments.keepContact(row.paymentCustomer, contact)
      sent = contact
    }
  }
}
