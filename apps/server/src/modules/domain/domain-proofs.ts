import { createHmac } from 'node:crypto'

export type DomainProofs = ReturnType<typeof createDomainProofs>

/** Answers `nonce` at any host, so that a domain can be asked whether this server is behind it. */
export const liveProofPath = '/.well-known/club-domain'

/** What shows that a club owns a domain, and that a domain leads to this server. Both follow from a secret and need no storage. */
export function createDomainProofs(secret: string) {
  const sign = (kind: string, ...parts: string[]) => {
    return createHmac('sha256', secret)
      .update([kind, ...parts].join('\n'))
      .digest('base64url')
  }
  return {
    /** The TXT record that only whoever manages the domain's DNS can set, and that is worth nothing to another club. */
    ownership: (tenantId: string, domain: string) => ({
      name: `_club-domain.${domain}`,
      value: `club-domain=${sign('ownership', tenantId, domain)}`,
    }),
    live: (hostname: string, nonce: string) => sign('live', hostname, nonce),
  }
}
