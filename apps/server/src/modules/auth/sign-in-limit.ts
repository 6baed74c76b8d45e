/** The counter of an account's failed sign-ins (D-98). Unknown accounts are counted like known ones. */
export function accountLimitKey(tenantId: string, username: string): string {
  return `sign-in:${tenantId}:as:${username.toLowerCase()}`
}
