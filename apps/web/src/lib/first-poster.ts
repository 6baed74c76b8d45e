import type { ImageKind } from '@upbeat/rules/classes/image-width'

type Known = { pathname: string; picture: string | null; card: ImageKind | null }

let known: Known = { pathname: '', picture: null, card: null }

/**
 * Keeps the picture of the class at `pathname` before its player has loaded it: from the boot payload, or from the card that leads there, which
 * also says as what it shows it.
 */
export function setFirstPoster(pathname: string, picture: string | null, card: ImageKind | null = null): void {
  known = { pathname, picture, card }
}

/** The picture known for this address before its class is loaded; `null` where there is none. */
export function firstPoster(pathname: string): string | null {
  return pathname === known.pathname ? known.picture : null
}

/** What the card that led to this address shows the picture as; `null` where no card did. */
export function posterCard(pathname: string): ImageKind | null {
  return pathname === known.pathname ? known.card : null
}
