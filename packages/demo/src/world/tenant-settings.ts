/** What a club keeps to itself: never sent to a browser. */
export type TenantSettingsSeed = {
  /** Who says whether a member may watch: our own subscriptions, or the club's membership system. */
  membershipSource: 'own' | 'thirdParty'
  /** Where the club's membership system is asked. */
  membershipUrl: string | null
  /** Whose identity tokens are believed, and for whom they must be meant. */
  sso: { issuer: string; audience: string } | null
  mailFrom: string
}

export function ownMembership(tenantName: string): TenantSettingsSeed {
  return { membershipSource: 'own', membershipUrl: null, sso: null, mailFrom: `no-reply@${tenantName}.example` }
}
