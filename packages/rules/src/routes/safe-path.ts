/**
 * The path to return to after signing in; `null` if the stored value is no path or could lead to another site. Browsers parse a host after
 * a second slash, a backslash or a control character.
 */
export function safePath(saved: string | null | undefined): string | null {
  if (!saved?.startsWith('/') || saved.startsWith('//')) return null
  for (const character of saved) {
    if (character === '\\' || character < ' ' || character === '\u007f') return null
  }
  return saved
}
