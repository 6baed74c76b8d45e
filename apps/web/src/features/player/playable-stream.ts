import { isPlayableLink } from '@upbeat/rules/live/is-playable-link'

/** The first of the links that may be played: by https, or one of our own (D-106). Empty where there is none. */
export function playableStream(...links: readonly (string | null | undefined)[]): string {
  return links.find((link) => isPlayableLink(link, location.origin)) ?? ''
}
