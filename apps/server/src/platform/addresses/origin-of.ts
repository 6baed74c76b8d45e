/**
 * An address's origin for use in a content security policy; empty if it has none. The URL parser accepts `;` and `,` in
 * a host, which would end a directive.
 */
export function originOf(address: string): string {
  const origin = URL.canParse(address) ? new URL(address).origin : ''
  return /^https?:\/\/[\w.[\]:-]+$/.test(origin) ? origin : ''
}
