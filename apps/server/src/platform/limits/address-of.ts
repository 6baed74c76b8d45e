import { isIPv6 } from 'node:net'
import { createRecent } from '../memory/recent.ts'

const maxKept = 1000
/** Every request asks, and clients make many requests. */
const known = createRecent<string, string>(maxKept)

/**
 * The key under which a limit counts an address. One IPv6 customer has at least the 2^64 addresses of a network, so the
 * /64 network is counted; a mapped IPv4 address counts as that address.
 */
export function addressOf(ip: string): string {
  return known.get(ip) ?? known.set(ip, keyOf(ip))
}

function keyOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::')
  const first = head.split(':').filter(Boolean)
  const last = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0')
  const groups = tail === undefined ? first : [...first, ...zeros, ...last]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
