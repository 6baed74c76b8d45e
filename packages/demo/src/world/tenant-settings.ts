/** What a club keeps to itself: never sent to a browser. */
export type TenantSettingsSeed = {
  /** Where the club's membership system is asked; null where memberships are kept here. */
  membershipUrl: string | null
  /** Whose identity tokens are believed, and for whom they must be meant. */
  sso: { issuer: string; audience: string } | null
  mailFrom: string
}

export function ownMembership(tenantName: string): TenantSettingsSeed {
  return { membershipUrl: null, sso: null, mailFrom: `no-reply@${tenantName}.example` }
}
