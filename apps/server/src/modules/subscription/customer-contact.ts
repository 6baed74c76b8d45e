import type { Member, Members } from '../account/member.ts'
import type { JobData } from '../jobs/jobs.ts'
import type { CustomerContact, Payments } from './payments.ts'

type Parts = {
  members: Pick<Members, 'findById'>
  /** Of the provider outside; null where none is configured. */
  payments: Pick<Payments, 'keepContact'> | null
}

/** How the payment provider writes to a member. */
export function contactOf({ email, firstName, lastName }: Member): CustomerContact {
  return { email, name: `${firstName} ${lastName}`.trim() }
}

/** Tells the provider outside a member's address and name, if it knows the member. */
export function createCustomerContact({ members, payments }: Parts) {
  return async function keep({ tenantId, memberId }: JobData['customerContact']): Promise<void> {
    for (let told: CustomerContact | null = null; ; ) {
      const row = await members.findById(tenantId, memberId)
      if (!payments || !row || row.paymentCustomer === null) return
      const contact = contactOf(row)
      // Changed again while it was told: whoever tells last tells the newest.
      if (told?.email === contact.email && told.name === contact.name) return
      await payments.keepContact(row.paymentCustomer, contact)
      told = contact
    }
  }
}
