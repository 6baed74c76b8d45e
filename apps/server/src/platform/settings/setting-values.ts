import { isIP, isIPv4 } from 'node:net'
import { z } from 'zod'

export const flag = z.enum(['on', 'off'], { error: 'must be on or off' })
export const secret = z.string().min(16, 'must have at least 16 characters, e.g. those of openssl rand -hex 24')

type Limits = { least: number; most?: number; example: number }

export function whole({ least, most = Number.MAX_SAFE_INTEGER, example }: Limits) {
  const error = `must be a whole number ${range(least, most)}, e.g. ${example}`
  return z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error })
}

export function amount({ least, most = Number.MAX_SAFE_INTEGER, example }: Limits) {
  const error = `must be a number ${range(least, most)}, e.g. ${example}`
  return z.coerce.number({ error }).min(least, { error }).max(most, { error })
}

function range(least: number, most: number) {
  return most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`
}

export function address(example: string) {
  return z.url({ protocol: /^https?$/, error: `must be an address with https:// or http://, e.g. ${example}` })
}

export function listed(text: string): string[] {
  return text.split(',').flatMap((part) => part.trim().toLowerCase() || [])
}

export function isDnsServer(text: string): boolean {
  return isIP(text) > 0 || isIPv4(text.replace(/:\d{1,5}$/, ''))
}

/** An address, a network, or one of the names of predefined networks. */
export function isProxy(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const widest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return rest.length === 0 && widest > 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= widest))
}
