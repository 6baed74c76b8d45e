export type Session = {
  tokenHash: string
  tenantId: string
  memberId: string
  externalUserId: string | null
  bindingHash: string | null
  usedAt: Date
  expiresAt: Date
}

/** Members' sessions as requests need them; implemented by `modules/members`. */
export type SessionReader = {
  /** The valid session of a bearer token, or null. */
  find: (token: string) => Promise<Session | null>
  /** The same by the stored hash, e.g. for an address signed for a session. */
  findByHash: (tokenHash: string) => Promise<Session | null>
}
