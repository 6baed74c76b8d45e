/**
 * Whether a stream link leads somewhere: an absolute https address, or one of our own (LIVE-12, D-106). `ownOrigin` is the page's
 * origin, http on loopback included; a path counts as ours.
 */
export function isPlayableLink(link: string | null | undefined, ownOrigin?: string): boolean {
  if (!link) return false
  if (/^https:\/\/[^\s/?#\\]/i.test(link)) return true
  if (/^\/(?![/\\])/.test(link)) return true
  return Boolean(ownOrigin) && link.startsWith(`${ownOrigin}/`)
}
