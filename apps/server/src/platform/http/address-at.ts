/**
 * The address at `origin` of what a request asked for: a path with its query, or, as a proxy is asked, with an origin before
 * it. It never leads elsewhere, as `new URL(path, origin)` does for `//host/path`.
 */
export function addressAt(origin: string, asked: string): URL {
  return new URL(asked.replace(/^(?:https?:\/\/[^/?#]*)?/i, () => new URL(origin).origin))
}
