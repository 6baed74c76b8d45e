/**
 * The expiry of a media URL in epoch milliseconds: the first part of our server's signature, in base-36 seconds. `null` for another
 * provider's URL, which is renewed only after it is rejected.
 */
export function addressExpiry(url: string): number | null {
  const expiry = /\/media\/([0-9a-z]{6,8})~/.exec(url)?.[1]
  return expiry === undefined ? null : Number.parseInt(expiry, 36) * 1000
}
