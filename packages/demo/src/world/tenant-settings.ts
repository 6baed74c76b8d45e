/** A club's private settings, never sent to a browser. */
export type TenantSettingsSeed = {
  /** URL of the club's membership system; null if memberships are managed here. */
  membershipUrl: string | null
  /** The trusted issuer of identity tokens, and their audience. */
  sso: { issuer: string; audience: string } | null
  mailFrom: string
}

export function ownMembership(tenantName: string): TenantSettingsSeed {
  return { membershipUrl: null, sso: null, mailFrom: `no-reply@${tenantName}.example` }
}
