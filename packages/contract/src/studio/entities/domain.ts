import { z } from 'zod'

/** A record to be set where the domain's DNS is managed. `purpose` `address` is a CNAME or, where that can't be set, A and AAAA. */
export const DnsRecord = z
  .object({
    purpose: z.enum(['ownership', 'address']),
    type: z.enum(['TXT', 'CNAME', 'A', 'AAAA']),
    name: z.string(),
    value: z.string(),
  })
  .meta({ id: 'DnsRecord' })

/** Where the club is reached, and the domain that it is moving to. */
export const ClubDomain = z
  .object({
    /** In use. */
    domain: z.string().nullable(),
    /** Being set up; not in use yet. */
    plannedDomain: z.string().nullable(),
    /** Where the club is reached without a domain of its own; null where that can’t be told. */
    address: z.string().nullable(),
    /** Of the planned domain, else of the one in use; empty without either. */
    records: z.array(DnsRecord),
  })
  .meta({ id: 'ClubDomain' })
export type ClubDomain = z.infer<typeof ClubDomain>

/** As it was typed or copied: a scheme and a path are left out. */
export const DomainName = z.string().trim().min(1).max(300)

/** What DNS and the domain itself answer right now. */
export const DomainCheck = z
  .object({
    domain: z.string(),
    checkedAt: z.iso.datetime(),
    ownership: z.enum(['proven', 'missing', 'wrong', 'unanswered']),
    /** The values that stand in place of the right one. */
    foundTexts: z.array(z.string()),
    pointing: z.enum(['here', 'elsewhere', 'missing', 'unanswered', 'unknown']),
    foundAddresses: z.array(z.string()),
    live: z.enum(['live', 'unreachable', 'certificate', 'otherServer', 'private']),
  })
  .meta({ id: 'DomainCheck' })
export type DomainCheck = z.infer<typeof DomainCheck>
