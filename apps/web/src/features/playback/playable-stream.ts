import { isPlayableLink } from '@upbeat/rules/live/is-playable-link'

/** The first playable link: https, or on this site (D-106). Empty if there is none. */
export function playableStream(...links: readonly (string | null | undefined)[]): string {
  return links.find((link) => isPlayableLink(link, location.origin)) ?? ''
}
