/**
 * The parameters of `path` if it matches `pattern`, like the router: a parameter is one segment, a trailing `*` any
 * number of them. Null if it doesn't match.
 */
export function pathParams(pattern: string, path: string): Record<string, string> | null {
  const source = trimmed(pattern)
    .replace(/:(\w+)/g, '(?<$1>[^/]+)')
    .replace(/\/\*$/, '(?:/.*)?')
  const found = new RegExp(`^${source}$`, 'i').exec(trimmed(path.split('?', 1)[0] ?? ''))
  return found && Object.fromEntries(Object.entries(found.groups ?? {}).map(([name, value]) => [name, decoded(value)]))
}

/** Removes trailing slashes. */
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
