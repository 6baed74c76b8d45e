import { lookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { Agent, RequestInit as UndiciInit } from 'undici'
import { isPublicAddress } from './is-public-address.ts'

export type OutboundFetch = typeof fetch
type Address = { address: string; family: number }
type Parts = {
  /** Private networks that are allowed, e.g. `10.0.0.0/8`. */
  networks: readonly string[]
  resolve?: (hostname: string) => Promise<Address[]>
  /** A certificate authority to trust besides the public ones. */
  ca?: string
}

/** The `cause` of the error that `fetch` throws for a forbidden address. */
export class PrivateAddressError extends Error {
  constructor(host: string) {
    super(`${host} leads to a private address`)
  }
}

/**
 * A `fetch` for addresses entered by clubs. It connects only to public addresses and to `networks`, checked against
 * what the name resolves to at that moment: otherwise an owner could make the server request services of its own
 * network and read the replies.
 */
export function createOutboundFetch({ networks, resolve = everyAddress, ca }: Parts): OutboundFetch {
  const isAllowed = allowedBy(networks)
  const find: LookupFunction = (hostname, options, done) => {
    const found = resolve(hostname).then((addresses) => {
      const allowed = addresses.filter(({ address }) => isAllowed(address))
      if (addresses.length > 0 && allowed.length === 0) throw new PrivateAddressError(hostname)
      const [first] = allowed
      if (!first) throw Object.assign(new Error(`${hostname} was not found`), { code: 'ENOTFOUND' })
      return { allowed, first }
    })
    found.then(
      ({ allowed, first }) => (options.all ? done(null, allowed) : done(null, first.address, first.family)),
      (error) => done(error, '', 0),
    )
  }
  let dispatcher: Agent | undefined

  async function fetchOutside(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    const url = new URL(input instanceof Request ? input.url : input)
    const host = url.hostname.replace(/^\[|\]$/g, '')
    // No look-up happens for a literal IP address.
    if (isIP(host) && !isAllowed(host)) throw new TypeError('fetch failed', { cause: new PrivateAddressError(host) })
    // Loaded at the first use (docs/decisions/122).
    const undici = await import('undici')
    dispatcher ??= new undici.Agent({ connect: { lookup: find, ...(ca !== undefined && { ca }) } })
    // At run time this is the global Response; only undici declares its types separately.
    return (await undici.fetch(url, { ...init, dispatcher } as UndiciInit)) as unknown as Response
  }

  return fetchOutside
}

/** Whether an address is public or in one of the networks. */
function allowedBy(networks: readonly string[]) {
  const ranges = networks.map((network) => ipaddr.parseCIDR(network))
  return (text: string): boolean => {
    if (isPublicAddress(text)) return true
    if (!ipaddr.isValid(text)) return false
    const address = ipaddr.process(text)
    return ranges.some(([base, bits]) => base.kind() === address.kind() && address.match(base, bits))
  }
}

function everyAddress(hostname: string): Promise<Address[]> {
  return lookup(hostname, { all: true })
}
