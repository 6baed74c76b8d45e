import type { schema } from '../../platform/db/database.ts'

export type Member = typeof schema.member.$inferSelect
export type NewMember = Omit<typeof schema.member.$inferInsert, 'tenantId' | 'emailKey'>
export type Subject = { ssoIssuer: string; ssoSubject: string }
export type Profile = Pick<Member, 'email' | 'firstName' | 'lastName'>
/** `email` is an address to restore; null leaves the member's. */
export type NewPassword = { passwordHash: string; email: string | null }

/** The accounts of a club; email addresses ignore case and Unicode form (D-102). */
export type Members = {
  findByEmail: (tenantId: string, email: string) => Promise<Member | null>
  findById: (tenantId: string, id: string) => Promise<Member | null>
  /** Finds a single sign-on account by the provider's subject, never by the address. */
  findBySubject: (tenantId: string, person: Subject) => Promise<Member | null>
  /** False if the address is taken. */
  insert: (tenantId: string, member: NewMember) => Promise<boolean>
  /** Sets the language of the member's emails. */
  changeLanguage: (tenantId: string, id: string, language: string) => Promise<void>
  /** Replaces the password's hash; false if it is no longer `from`. */
  changePassword: (tenantId: string, id: string, change: { from: string; to: string }) => Promise<boolean>
  /**
   * Sets a new password without the old one. Returns the member's address; null if there is no such member.
   * @throws Failure emailInUse if the address to restore is another member's by now
   */
  setPassword: (tenantId: string, id: string, change: NewPassword) => Promise<{ email: string } | null>
  /** Stores the member's customer id at an account of the payment provider; null is the installation's. */
  keepCustomer: (tenantId: string, id: string, at: { customer: string; account: string | null }) => Promise<void>
  /**
   * Inserts a single sign-on account. Its address comes from the provider and doesn't sign in, so it may be the same as
   * another account's. Two concurrent inserts for one person create one account.
   */
  insertLinked: (tenantId: string, member: NewMember & Subject) => Promise<void>
  /** The changed member; null if the address is another's. */
  changeProfile: (tenantId: string, id: string, profile: Profile) => Promise<Member | null>
  /** Renames the issuer of all single sign-on accounts of a club. */
  moveIssuer: (tenantId: string, ssoIssuer: string) => Promise<void>
  remove: (tenantId: string, id: string) => Promise<void>
}
