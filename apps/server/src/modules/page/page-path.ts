/**
 * The parameters of `path` where it is one of `pattern`, as in the router: a parameter is one segment, a `*` at the end any
 * number of them; `null` where it is none.
 */
export function pathParams(pattern: string, path: string): Record<string, string> | null {
  const source = trimmed(pattern)
    .replace(/:(\w+)/g, '(?<$1>[^/]+)')
    .replace(/\/\*$/, '(?:/.*)?')
  const found = new RegExp(`^${source}$`, 'i').exec(trimmed(path.split('?', 1)[0] ?? ''))
  return found && Object.fromEntries(Object.entries(found.groups ?? {}).map(([name, value]) => [name, decoded(value)]))
}

/** Without the slash at its end. */
function trimmed(path: string): string {
  return path.replace(/(.)\/+$/, '$1')
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
