/**
 * Whether a stream link is playable: an absolute https URL, or one of this site (LIVE-12, D-106). `ownOrigin` is the page's origin, http on
 * loopback included; a path is resolved against it.
 */
export function isPlayableLink(link: string | null | undefined, ownOrigin?: string): boolean {
  if (!link) return false
  if (/^https:\/\/[^\s/?#\\]/i.test(link)) return true
  if (/^\/(?![/\\])/.test(link)) return true
  return Boolean(ownOrigin) && link.startsWith(`${ownOrigin}/`)
}
