import type { schema } from '../../platform/db/database.ts'

export type Member = typeof schema.member.$inferSelect
export type NewMember = Omit<typeof schema.member.$inferInsert, 'tenantId' | 'emailKey'>
export type Profile = Pick<Member, 'email' | 'firstName' | 'lastName'>

/** The accounts of a club; e-mail addresses ignore case (D-102). */
export type Members = {
  findByEmail: (tenantId: string, email: string) => Promise<Member | null>
  findById: (tenantId: string, id: string) => Promise<Member | null>
  /** False when the address is taken. */
  insert: (tenantId: string, member: NewMember) => Promise<boolean>
  /** Keeps who the member is at the payment provider. */
  keepCustomer: (tenantId: string, id: string, customer: string) => Promise<void>
  /** The changed member; null when the address is another's. */
  changeProfile: (tenantId: string, id: string, profile: Profile) => Promise<Member | null>
}
