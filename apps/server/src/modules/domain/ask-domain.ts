/** What came of a request to a domain. */
export type DomainAnswer =
  | { kind: 'answered'; text: string }
  /** Nothing answers there. */
  | { kind: 'unreachable' }
  /** Something answers, but with a certificate that browsers refuse. */
  | { kind: 'certificate' }
  /** The name leads into a private network, which is not asked. */
  | { kind: 'private' }

/** Asks `https://DOMAIN/PATH` as a visitor would. */
export type AskDomain = (domain: string, path: string) => Promise<DomainAnswer>
