import { z } from 'zod'
import { ClubDomain, DomainCheck, DomainName } from '../entities/domain.ts'
import { studioEndpoint } from '../studio-endpoint.ts'

export const domainEndpoints = {
  getDomain: studioEndpoint('getDomain', { replies: { 200: ClubDomain }, errors: [] }),
  planDomain: studioEndpoint('planDomain', {
    /** Null cancels the planned domain. */
    body: z.object({ domain: DomainName.nullable() }),
    replies: { 200: ClubDomain },
    errors: ['domainInvalid', 'domainTaken', 'domainReserved'],
  }),
  checkDomain: studioEndpoint('checkDomain', { replies: { 200: DomainCheck }, errors: ['notFound'] }),
  useDomain: studioEndpoint('useDomain', {
    /** `evenIfNotLive` accepts a domain that doesn't respond yet, e.g. because this server can't reach itself through it. */
    body: z.object({ evenIfNotLive: z.boolean().default(false) }),
    replies: { 200: ClubDomain },
    errors: ['notFound', 'domainTaken', 'domainNotProven', 'domainNotLive'],
  }),
  removeDomain: studioEndpoint('removeDomain', { replies: { 200: ClubDomain }, errors: [] }),
}
