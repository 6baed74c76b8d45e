/** The outcome of a request to a domain. */
export type DomainAnswer =
  | { kind: 'answered'; text: string }
  /** No server responds. */
  | { kind: 'unreachable' }
  /** A server responds, but browsers refuse its certificate. */
  | { kind: 'certificate' }
  /** The name resolves to a private network, which isn't contacted. */
  | { kind: 'private' }

/** Requests `https://DOMAIN/PATH` as a visitor would. */
export type AskDomain = (domain: string, path: string) => Promise<DomainAnswer>
