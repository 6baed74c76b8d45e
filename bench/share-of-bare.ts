import autocannon from 'autocannon'
import { apiHeaders } from '../e2e/support/api.ts'
import { median } from './figure.ts'
import { origin } from './server.ts'

/** Rounds are short, since a shared machine's speed changes within seconds, but long enough that the requests cut off at their end don't count. */
const rounds = 7
const secondsEach = 4

type Load = Pick<autocannon.Options, 'requests' | 'connections'>

/**
 * Requests per second of a route, and as a share of a bare route's of the same server. The two take turns, and the share is the median of the
 * rounds' shares.
 */
export async function shareOfBare({ ours, bare }: { ours: Load; bare: Load }) {
  const results: number[] = []
  const shares: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const most = await requestsPerSecond(bare)
    const result = await requestsPerSecond(ours)
    results.push(result)
    shares.push(result / most)
  }
  return { share: median(shares), perSecond: median(results) }
}

/** The text of a member's reply. @throws Error if it isn't a success */
export async function textOf(path: string): Promise<string> {
  const reply = await fetch(origin + path, { headers: apiHeaders() })
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}.`)
  return reply.text()
}

async function requestsPerSecond(load: Load) {
  const { non2xx, errors, requests } = await autocannon({ url: origin, ...load, duration: secondsEach })
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx + errors} requests failed.`)
  return requests.average
}
