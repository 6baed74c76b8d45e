/**
 * Rewrites a legacy path (ROUTE-06 to ROUTE-09, D-09). Any `deep` segment leads to the class named after it; `/ondemand/search` and
 * `/ondemand/fav` are still routes; otherwise `ondemand` becomes `home`. Other paths are returned unchanged, and rewriting is idempotent.
 * Takes a path without query; segments are matched case-insensitively and keep their encoding.
 */
export function rewriteLegacyPath(path: string): string {
  const segments = path.split('/').filter((segment) => segment !== '')
  const names = segments.map((segment) => segment.toLowerCase())
  if (isRoute(names)) return path
  const tag = names.includes('deep') ? segments[names.indexOf('deep') + 1] : undefined
  if (tag !== undefined) return `/classes/${tag}`
  if (!names.includes('ondemand')) return path
  return `/${segments.map((segment, at) => (names[at] === 'ondemand' ? 'home' : segment)).join('/')}`
}

/** A class tag may equal a rewritten word. */
function isRoute([first, second, ...more]: string[]): boolean {
  if (more.length > 0) return false
  return (
    (first === 'classes' && second !== undefined) || (first === 'ondemand' && (second === 'search' || second === 'fav'))
  )
}
