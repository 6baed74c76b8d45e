/**
 * The path to return to after signing in, `null` when what was saved could lead to another site or is no path at all. A
 * second slash, a backslash or a control character after the first slash makes browsers read a host.
 */
export function safePath(saved: string | null | undefined): string | null {
  if (!saved?.startsWith('/') || saved.startsWith('//')) return null
  for (const character of saved) {
    if (character === '\\' || character < ' ' || character === '\u007f') return null
  }
  return saved
}
