/**
 * Where an old address leads now (ROUTE-06 to ROUTE-09, D-09). Any `deep` segment leads to the class named after it;
 * `/ondemand/search` and `/ondemand/fav` are still routes; otherwise `ondemand` has become `home`. What needs no rewriting
 * comes back as it is, so that the answer equals the question; rewriting twice changes nothing.
 *
 * Takes the path alone, without query; segments are matched without regard to case and kept as they are encoded.
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

/** A class may be tagged with a word that is rewritten elsewhere. */
function isRoute([first, second, ...more]: string[]): boolean {
  if (more.length > 0) return false
  return (
    (first === 'classes' && second !== undefined) || (first === 'ondemand' && (second === 'search' || second === 'fav'))
  )
}
