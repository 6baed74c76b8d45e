/** A person's status in Summit's membership system: active, inactive, or unknown. */
export type SummitMembership = 'active' | 'blocked' | 'unknown'

export type SummitPerson = {
  mailbox: string
  name: [firstName: string, lastName: string]
  /** The id in the identity provider and the membership system. */
  subject: string
  membership: SummitMembership
}

/** All accounts at Summit's identity provider. */
export const summitPeople = [
  { mailbox: 'member', name: ['Livia', 'Steiner'], subject: 'summit-1001', membership: 'active' },
  { mailbox: 'blocked', name: ['Erik', 'Halvorsen'], subject: 'summit-1002', membership: 'blocked' },
  { mailbox: 'unknown', name: ['Claude', 'Berset'], subject: 'summit-1003', membership: 'unknown' },
] as const satisfies SummitPerson[]

export function summitEmail({ mailbox }: Pick<SummitPerson, 'mailbox'>): string {
  return `${mailbox}@summit.example`
}
