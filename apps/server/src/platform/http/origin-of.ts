/**
 * The origin of an address as a policy may name it; empty for what is none. The URL parser takes `;` and `,` in a host, which would end a
 * directive.
 */
export function originOf(address: string): string {
  const origin = URL.canParse(address) ? new URL(address).origin : ''
  return /^https?:\/\/[\w.[\]:-]+$/.test(origin) ? origin : ''
}
