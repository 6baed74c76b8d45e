import { networkInterfaces } from 'node:os'
import { isLoopback } from '../../platform/addresses/is-loopback.ts'

/**
 * A URL that a phone in the same network can open. Replaces a loopback host by the machine's address in the local
 * network if the server listens there; otherwise the URL is unchanged.
 */
export function reachableAddress(address: string, listensOn: string, networkAddress: () => string | null): string {
  const url = new URL(address)
  if (!isLoopback(url.hostname) || isLoopback(listensOn)) return address
  const isEverywhere = ['0.0.0.0', '::', '[::]'].includes(listensOn)
  const hostname = isEverywhere ? networkAddress() : listensOn
  if (hostname === null) return address
  url.hostname = hostname
  return url.origin
}

/** The first IPv4 address of this machine other than loopback; null if there is none. */
export function localNetworkAddress(): string | null {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? null
}
