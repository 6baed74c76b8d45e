import type { MembershipAnswer, MembershipSource } from '../../modules/subscription/membership-source.ts'
import type { OutboundFetch } from '../../platform/outbound/outbound-fetch.ts'
import { readMemberships } from './read-memberships.ts'

type Parts = { fetchOutside: OutboundFetch; timeoutMs?: number }

/**
 * A club's membership system over HTTP: `GET` with the identity token in X-EXTERNAL-IDENTIFIER returns a list whose
 * items have `Status`; 404 means an unknown person, 401 and 501 a rejected token. The address is the club's private
 * setting `membershipUrl`.
 */
export function httpMembership({ fetchOutside, timeoutMs = 5000 }: Parts): MembershipSource {
  return {
    async ask({ name, settings }, token): Promise<MembershipAnswer> {
      const { membershipUrl: url } = settings
      if (url === null) throw new Error(`The setting membershipUrl of ${name} is missing`)
      const reply = await fetchOutside(url, {
        headers: { accept: 'application/json', 'x-external-identifier': token },
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      })
      if (reply.status === 404) return { kind: 'unknown' }
      if (reply.status === 401 || reply.status === 501) return { kind: 'invalidToken' }
      if (!reply.ok) throw new Error(`The membership system of ${name} answered ${reply.status}`)
      return { kind: 'known', memberships: readMemberships(await reply.json()) }
    },
  }
}
