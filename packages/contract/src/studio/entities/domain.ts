import { z } from 'zod'

/** A DNS record to create. `purpose` `address` is a CNAME or, if that isn't possible, A and AAAA. */
export const DnsRecord = z
  .object({
    purpose: z.enum(['ownership', 'address']),
    type: z.enum(['TXT', 'CNAME', 'A', 'AAAA']),
    name: z.string(),
    value: z.string(),
  })
  .meta({ id: 'DnsRecord' })

/** The club's current domain, and the one it is moving to. */
export const ClubDomain = z
  .object({
    /** In use. */
    domain: z.string().nullable(),
    /** Being set up; not in use yet. */
    plannedDomain: z.string().nullable(),
    /** The club's URL without its own domain; null if unknown. */
    address: z.string().nullable(),
    /** The records of the planned domain, else of the current one; empty if there is neither. */
    records: z.array(DnsRecord),
  })
  .meta({ id: 'ClubDomain' })
export type ClubDomain = z.infer<typeof ClubDomain>

/** As typed or pasted: scheme and path are stripped. */
export const DomainName = z.string().trim().min(1).max(300)

/** The current results of DNS lookups and of a request to the domain. */
export const DomainCheck = z
  .object({
    domain: z.string(),
    checkedAt: z.iso.datetime(),
    ownership: z.enum(['proven', 'missing', 'wrong', 'unanswered']),
    /** The current values that differ from the required one. */
    foundTexts: z.array(z.string()),
    pointing: z.enum(['here', 'elsewhere', 'missing', 'unanswered', 'unknown']),
    foundAddresses: z.array(z.string()),
    live: z.enum(['live', 'unreachable', 'certificate', 'otherServer', 'private']),
  })
  .meta({ id: 'DomainCheck' })
export type DomainCheck = z.infer<typeof DomainCheck>
