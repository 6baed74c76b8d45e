/**
 * Whether any string in a value contains a NUL character, at any depth. The database accepts none, and no client sends
 * one on purpose.
 */
export function hasNul(value: unknown): boolean {
  const left: unknown[] = [value]
  while (left.length > 0) {
    const next = left.pop()
    if (typeof next === 'string' && next.includes('\0')) return true
    // Binary data may contain zero bytes.
    if (ArrayBuffer.isView(next)) continue
    if (next !== null && typeof next === 'object') for (const entry of Object.entries(next)) left.push(...entry)
  }
  return false
}
