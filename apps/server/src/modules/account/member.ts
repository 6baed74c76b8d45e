import type { schema } from '../../platform/db/database.ts'

export type Member = typeof schema.member.$inferSelect
export type NewMember = Omit<typeof schema.member.$inferInsert, 'tenantId' | 'emailKey'>
export type Subject = { ssoIssuer: string; ssoSubject: string }
export type Profile = Pick<Member, 'email' | 'firstName' | 'lastName'>

/** The accounts of a club; e-mail addresses ignore case (D-102). */
export type Members = {
  findByEmail: (tenantId: string, email: string) => Promise<Member | null>
  findById: (tenantId: string, id: string) => Promise<Member | null>
  /** Who came by single sign-on: known by the provider's subject, never by the address. */
  findBySubject: (tenantId: string, person: Subject) => Promise<Member | null>
  /** False when the address is taken. */
  insert: (tenantId: string, member: NewMember) => Promise<boolean>
  /** Keeps the language of the member's emails. */
  changeLanguage: (tenantId: string, id: string, language: string) => Promise<void>
  /** Replaces the password's hash; false where it is another than `from` by now. */
  changePassword: (tenantId: string, id: string, change: { from: string; to: string }) => Promise<boolean>
  /** Keeps who the member is at the payment provider. */
  keepCustomer: (tenantId: string, id: string, customer: string) => Promise<void>
  /**
   * An account of single sign-on. Its address is what the provider says and opens nothing: where it is another account's
   * already, both keep it. Of two at once for the same person one is kept.
   */
  insertLinked: (tenantId: string, member: NewMember & Subject) => Promise<void>
  /** The changed member; null when the address is another's. */
  changeProfile: (tenantId: string, id: string, profile: Profile) => Promise<Member | null>
}
