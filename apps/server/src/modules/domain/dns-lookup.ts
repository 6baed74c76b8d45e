/** Queries the DNS. An empty list is a valid reply; without a reply it rejects. */
export type DnsLookup = {
  /** A name's TXT records. */
  texts: (name: string) => Promise<string[]>
  /** A name's A and AAAA records, following CNAMEs. */
  addresses: (name: string) => Promise<string[]>
}
