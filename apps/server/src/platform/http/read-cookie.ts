/** A cookie's value from the header `Cookie`; undefined where it is missing, empty or can't be decoded. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const pair = (header ?? '').split(/;\s*/).find((part) => part.startsWith(`${name}=`))
  try {
    return (pair && decodeURIComponent(pair.slice(name.length + 1))) || undefined
  } catch {
    return undefined
  }
}
