/**
 * When a media address ends, in epoch milliseconds: our server writes it as the first part of the signature, in seconds to the base 36.
 * `null` for the address of another provider, which is renewed only once it is refused.
 */
export function addressExpiry(url: string): number | null {
  const expiry = /\/media\/([0-9a-z]{6,8})~/.exec(url)?.[1]
  return expiry === undefined ? null : Number.parseInt(expiry, 36) * 1000
}
