import { networkInterfaces } from 'node:os'
import { isLoopback } from '../../platform/http/is-loopback.ts'

/**
 * An address that a phone in the same network can open. One of this machine alone is replaced by the machine's address in the local network
 * if the server listens there; otherwise it stays as it is.
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

/** The first IPv4 address of this machine that isn't its own loopback. */
export function localNetworkAddress(): string | null {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? null
}
