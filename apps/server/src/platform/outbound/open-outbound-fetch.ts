import { isIP } from 'node:net'
import type { Config } from '../../config.ts'
import { createOutboundFetch } from './outbound-fetch.ts'

type Settings = Pick<Config, 'PRIVATE_NETWORKS' | 'DNS_SERVERS' | 'isProduction'>
type Dns = { addresses: (name: string) => Promise<string[]> }

/** The demo's own identity provider runs on this machine. */
const thisMachine = ['127.0.0.0/8', '::1/128']

/** The installation's `fetch` for addresses entered by clubs. */
export function openOutboundFetch({ PRIVATE_NETWORKS, DNS_SERVERS, isProduction }: Settings, dns: Dns) {
  const networks = [...PRIVATE_NETWORKS, ...(isProduction ? [] : thisMachine)]
  if (DNS_SERVERS.length === 0) return createOutboundFetch({ networks })
  const resolve = async (name: string) => {
    return (await dns.addresses(name)).map((address) => ({ address, family: isIP(address) }))
  }
  return createOutboundFetch({ networks, resolve })
}
