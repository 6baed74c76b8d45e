import { hash } from 'node:crypto'

/** A deterministic id from its parts: a UUID of version 8, which is for custom schemes (RFC 9562, 5.8). */
export function idOf(parts: readonly string[]): string {
  const hex = hash('sha256', JSON.stringify(parts), 'hex')
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
