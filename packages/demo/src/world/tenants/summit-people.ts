/** What Summit's own membership system says of somebody: in, out, or never heard of. */
export type SummitMembership = 'active' | 'blocked' | 'unknown'

export type SummitPerson = {
  mailbox: string
  name: [firstName: string, lastName: string]
  /** What the identity provider and the membership system know the person by. */
  subject: string
  membership: SummitMembership
}

/** Everybody with an account at Summit's identity provider. */
export const summitPeople = [
  { mailbox: 'member', name: ['Livia', 'Steiner'], subject: 'summit-1001', membership: 'active' },
  { mailbox: 'blocked', name: ['Erik', 'Halvorsen'], subject: 'summit-1002', membership: 'blocked' },
  { mailbox: 'unknown', name: ['Claude', 'Berset'], subject: 'summit-1003', membership: 'unknown' },
] as const satisfies SummitPerson[]

export function summitEmail({ mailbox }: Pick<SummitPerson, 'mailbox'>): string {
  return `${mailbox}@summit.example`
}
