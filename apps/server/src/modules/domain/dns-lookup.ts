/** What the DNS says. An empty list is an answer; no answer at all is an error. */
export type DnsLookup = {
  /** Of a name's TXT records. */
  texts: (name: string) => Promise<string[]>
  /** Of its A and AAAA records, by way of a CNAME too. */
  addresses: (name: string) => Promise<string[]>
}
