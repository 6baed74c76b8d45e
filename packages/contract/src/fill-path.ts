/**
 * Fills a path with URL-encoded parameters: `:name` is required, `:name?` is dropped if missing.
 * @throws TypeError if a required parameter is missing or empty, or one is `.` or `..`, which URLs resolve even when encoded.
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
