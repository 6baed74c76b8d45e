const notThePages =
  /^\/(?:api|oauth|external|media|images|demo|sandbox|webhooks|assets|fonts|s|healthz|readyz|metrics|statistics-frame|studio\/api|\.well-known)(?:\/|$)/i
const isFile = /\.[a-z0-9]{2,5}$/i

/** Whether a path, given without its query, is a page of the app: neither a call nor a file (D-04). */
export function isPagePath(path: string): boolean {
  return !isCallPath(path) && !isFile.test(path)
}

/** Whether a path is below a prefix of calls or media, where there are no pages. */
export function isCallPath(path: string): boolean {
  return notThePages.test(path)
}
