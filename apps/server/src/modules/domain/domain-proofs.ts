import { createHmac } from 'node:crypto'

export type DomainProofs = ReturnType<typeof createDomainProofs>

/** Signs `nonce` at any host, which shows whether a domain points to this server. */
export const liveProofPath = '/.well-known/club-domain'

/**
 * Proofs that a club owns a domain and that a domain points to this server. Both are derived from a secret and need no
 * storage.
 */
export function createDomainProofs(secret: string) {
  const sign = (kind: string, ...parts: string[]) => {
    return createHmac('sha256', secret)
      .update([kind, ...parts].join('\n'))
      .digest('base64url')
  }
  return {
    /**
     * The TXT record that proves ownership. Only the domain's administrator can set it, and it is valid for this club
     * only.
     */
    ownership: (tenantId: string, domain: string) => ({
      name: `_club-domain.${domain}`,
      value: `club-domain=${sign('ownership', tenantId, domain)}`,
    }),
    live: (hostname: string, nonce: string) => sign('live', hostname, nonce),
  }
}
