/**
 * A call's path with its parameters filled in, each encoded: `:name` must be given, a trailing `:name?` falls away without.
 * Throws a `TypeError` where a needed one is missing or empty, and where one is `.` or `..`, which addresses resolve even
 * when encoded.
 */
export function fillPath(path: string, params: Readonly<Record<string, string | number | undefined>> = {}): string {
  const segments = path.split('/').flatMap((segment) => {
    if (!segment.startsWith(':')) return [segment]
    const optional = segment.endsWith('?')
    const name = segment.slice(1, optional ? -1 : undefined)
    const value = String(params[name] ?? '')
    if (value === '' && optional) return []
    if (value === '' || value === '.' || value === '..') throw new TypeError(`"${value}" cannot be ${name} in ${path}`)
    return [encodeURIComponent(value)]
  })
  return segments.join('/')
}
