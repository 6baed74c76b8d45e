/** Whether there is a NUL in any text of it, at any depth. The database takes none, and nobody means one. */
export function hasNul(value: unknown): boolean {
  const left: unknown[] = [value]
  while (left.length > 0) {
    const next = left.pop()
    if (typeof next === 'string' && next.includes('\0')) return true
    // Bytes are no text.
    if (ArrayBuffer.isView(next)) continue
    if (next !== null && typeof next === 'object') for (const entry of Object.entries(next)) left.push(...entry)
  }
  return false
}
