/**
 * The absolute URL at `origin` for a request target: a path with its query, or, as proxies send it, one with an origin
 * in front. Unlike `new URL(path, origin)`, it never leads to another host, e.g. for `//host/path`.
 */
export function addressAt(origin: string, requested: string): URL {
  return new URL(requested.replace(/^(?:https?:\/\/[^/?#]*)?/i, () => new URL(origin).origin))
}
